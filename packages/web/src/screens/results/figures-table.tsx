import { useVocabulary } from '../../text/vocabulary.tsx';

type Row = { readonly key: string; readonly name: string; readonly figures: readonly number[] };

type TableProps = {
  readonly title: string;
  /** What the figures of a row count, one after the other. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
};

/** What everybody did, in figures, a line each. */
export function FiguresTable({ title, heads, rows }: TableProps) {
  const { results } = useVocabulary().words;
  return (
    <div className="hunt-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="figures-table">
        <thead>
          <tr>
            <th scope="col">{results.player}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {heads.map((head, at) => (
                <td key={head}>{figures[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
