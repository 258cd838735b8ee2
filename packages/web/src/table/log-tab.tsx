import { memo, useEffect, useRef } from 'react';
import { Icon } from '../ui/icon.tsx';
import { RichText } from './rich-text.tsx';
import type { Line } from './telling.ts';

const NEAR = 60;
/** What lies further back is in the replay. */
const MOST_LINES = 160;

/** What has happened, newest at the bottom; stays there unless one reads further up. */
export const LogTab = memo(function LogTab({ lines }: { lines: readonly Line[] }) {
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    // In the next frame, when everything is laid out anyway.
    const frame = requestAnimationFrame(() => {
      const { current } = list;
      if (current !== null && isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  const last = lines.at(-1)?.key;
  return (
    <ol
      className="log"
      ref={list}
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR;
      }}
    >
      {lines.slice(-MOST_LINES).map((line) => (
        <LogLine key={line.key} line={line} isNow={line.key === last} />
      ))}
    </ol>
  );
});

const LogLine = memo(function LogLine({ line, isNow }: { line: Line; isNow: boolean }) {
  if (line.isTurn) return <li className="t">{line.text}</li>;
  return (
    <li className={`${line.isHit ? 'hit' : ''} ${isNow ? 'now' : ''}`}>
      <Icon name={line.icon} size={17} />
      <RichText text={line.text} />
    </li>
  );
});
