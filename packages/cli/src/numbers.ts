import { localeOf } from './locale.ts';

/** Figures as the reader's language writes them. */
export type Numbers = {
  /** With so many digits behind the point. */
  readonly fixed: (figure: number, digits: number) => string;
  /** Three digits that count. */
  readonly rounded: (figure: number) => string;
  readonly percent: (part: number) => string;
  readonly kilobytes: (bytes: number) => string;
  readonly megabytes: (bytes: number) => string;
};

export function numbersIn(language: string): Numbers {
  const format = (options: Intl.NumberFormatOptions) => {
    const formatter = new Intl.NumberFormat(localeOf(language), options);
    return (figure: number) => formatter.format(figure);
  };
  const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
  const unit = (name: string) => format({ style: 'unit', unit: name, ...digits(1) });
  const whole = format({ maximumFractionDigits: 0 });
  const percent = format({ style: 'percent', ...digits(1) });
  return {
    fixed: (figure, count) => format(digits(count))(figure),
    rounded: (figure) =>
      figure >= 100 ? whole(figure) : format({ minimumSignificantDigits: 3, maximumSignificantDigits: 3 })(figure),
    percent,
    kilobytes: (bytes) => unit('kilobyte')(bytes / 1024),
    megabytes: (bytes) => unit('megabyte')(bytes / 1024 / 1024),
  };
}
