/** What is needed of PostCSS here. */
type Declaration = { readonly prop: string; value: string };

const ROOT_SIZE = 16;

/**
 * Style sheets are written in pixels as the design has them; the browser gets rem, so that everything grows with the
 * chosen text size and with the scale of the table (see `src/app/root-size.ts`).
 */
export const pxToRem = {
  postcssPlugin: 'px-to-rem',
  Declaration(declaration: Declaration): void {
    if (!declaration.value.includes('px')) return;
    declaration.value = declaration.value.replaceAll(
      /(?<![\w.])(-?\d*\.?\d+)px\b/g,
      (_, number: string) => `${Number((Number(number) / ROOT_SIZE).toFixed(5))}rem`,
    );
  },
};
