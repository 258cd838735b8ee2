import { memo, Suspense } from 'react';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { RichText } from './rich-text.tsx';
import type { Line } from './line.ts';
import { useAfterPaint } from './use-after-paint.ts';

const Reacted = later(async () => (await import('./react-row.tsx')).Reacted, 'talk');

/** What lies further back is in the replay. */
const MOST_LINES = 160;

/** What has happened, newest at the bottom; the style sheet keeps it there unless one reads further up. */
export const LogTab = memo(function LogTab({ lines }: { lines: readonly Line[] }) {
  // The table first: the log follows in a task of its own.
  return <LogList lines={useAfterPaint(lines)} />;
});

const LogList = memo(function LogList({ lines }: { lines: readonly Line[] }) {
  const last = lines.at(-1)?.key;
  return (
    <div className="log-scroll" tabIndex={0}>
      <ol className="log">
        {lines.slice(-MOST_LINES).map((line) => (
          <LogLine key={line.key} line={line} isNow={line.key === last} />
        ))}
      </ol>
    </div>
  );
});

const LogLine = memo(function LogLine({ line, isNow }: { line: Line; isNow: boolean }) {
  const met = line.reactions !== undefined && (
    <Suspense>
      <Reacted reactions={line.reactions} />
    </Suspense>
  );
  if (line.isTurn)
    return (
      <li className="t">
        {line.onPress === undefined ? (
          <span>
            <RichText text={line.text} />
          </span>
        ) : (
          <button type="button" className="text-link" onClick={line.onPress}>
            <RichText text={line.text} />
          </button>
        )}
        {met}
      </li>
    );
  return (
    <li className={`${line.isHit ? 'hit' : ''} ${isNow ? 'now' : ''}`}>
      <Icon name={line.icon} size={17} />
      {line.onPress === undefined ? (
        <RichText text={line.text} />
      ) : (
        <button type="button" className="text-link" onClick={line.onPress}>
          <RichText text={line.text} />
        </button>
      )}
      {met}
    </li>
  );
});
