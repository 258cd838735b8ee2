import type { ChatLine } from '@dustup/protocol/client';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { lineKey } from './chat-lines.ts';
import { type Box, freePlace } from './free-place.ts';
import { saidIn } from './said.ts';
import { Sign } from './sign.tsx';
import './bubbles.css';

/** How long a line stays, and how much longer for each letter. */
const STAYS = 4000;
const PER_LETTER = 45;
/** What lies on the table changes: a bubble makes way. */
const LOOKS = 300;
/** In pixels: where the widest finds no place, a narrower one may. */
const WIDTHS = [220, 150, 112];

type BubblesProps = {
  /** What others have said since the page was opened. */
  readonly lines: readonly ChatLine[];
};

/** What the others say, for a moment beside their seats. It covers nothing but, where there is no room, the last line of the log. */
export function Bubbles({ lines }: BubblesProps) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const said = lines.filter((line) => !gone.has(lineKey(line)));
  // The last one of each.
  const shown = said.filter((line, at) => line.seat !== null && !said.slice(at + 1).some(isFrom(line)));
  return (
    <>
      {shown.map((line) => (
        <Bubble
          key={lineKey(line)}
          line={line}
          onGone={() =>
            setGone((before) => new Set([...before, ...said.filter(isUpTo(line)).map((one) => lineKey(one))]))
          }
        />
      ))}
    </>
  );
}

const isFrom = (line: ChatLine) => (other: ChatLine) => other.guest === line.guest;
const isUpTo = (line: ChatLine) => (other: ChatLine) =>
  other.guest === line.guest && (other.to !== line.to || other.n <= line.n);

function Bubble({ line, onGone }: { readonly line: ChatLine; readonly onGone: () => void }) {
  const { words } = useVocabulary();
  const self = useRef<HTMLParagraphElement>(null);
  const go = useRef(onGone);
  go.current = onGone;
  const text = saidIn(words.talk, line);
  useEffect(() => {
    const timer = setTimeout(() => go.current(), STAYS + PER_LETTER * text.length);
    return () => clearTimeout(timer);
  }, [text]);
  useLayoutEffect(() => {
    const look = () => {
      if (self.current !== null) settle(self.current, line.seat);
    };
    look();
    const timer = setInterval(look, LOOKS);
    return () => clearInterval(timer);
  }, [line, text]);
  return (
    <p ref={self} className="bubble">
      <b>
        <bdi>{line.name}</bdi>
      </b>{' '}
      <Sign line={line} />
      {text}
    </p>
  );
}

/** Puts it where it covers nothing, and keeps it there as long as it does not. */
function settle(bubble: HTMLElement, seat: number | null): void {
  bubble.classList.remove('sr-only', 'over-line');
  bubble.style.height = '';
  bubble.style.width = '';
  const taken = takenBoxes(bubble);
  const there = document.querySelector(`[data-spot="seat:${seat}"]`)?.getBoundingClientRect();
  const screen = { width: innerWidth, height: innerHeight };
  for (const width of there === undefined ? [] : WIDTHS) {
    bubble.style.maxWidth = `${width}px`;
    const { width: wide, height } = bubble.getBoundingClientRect();
    const place = there && freePlace(there, { width: wide, height }, taken, screen);
    if (place === undefined) continue;
    bubble.style.translate = `${place.x}px ${place.y}px`;
    return;
  }
  const line = document.querySelector('.live-line')?.getBoundingClientRect();
  if (line === undefined || document.querySelector('.bubble.over-line') !== null) {
    bubble.classList.add('sr-only'); // still read aloud
    return;
  }
  bubble.classList.add('over-line');
  bubble.style.maxWidth = 'none';
  bubble.style.width = `${line.width}px`;
  bubble.style.height = `${line.height}px`;
  bubble.style.translate = `${line.x}px ${line.y}px`;
}

/** What is pressed, and what is a thing of its own: all of its box is taken. */
const WHOLE =
  'button, a, input, .top, .drawer, .bar, [data-spot]:not([data-spot=stage]), [role=dialog], [role=alert], .bubble';
/** What only lies behind everything. */
const BEHIND = '.bubbles, .effects, .sr-only, [data-live]';
/** So much of the screen is the table itself, or something drawn all over it. */
const MOST = 0.35;

function takenBoxes(self: Element): readonly Box[] {
  const most = MOST * innerWidth * innerHeight;
  const boxes: Box[] = [];
  for (const one of document.querySelectorAll('#app *')) {
    const isBubble = one !== self && one.matches('.bubble:not(.sr-only)');
    if (!isBubble && (one === self || one.closest(BEHIND) !== null || !isSomething(one))) continue;
    const box = one.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || box.right < 0 || box.bottom < 0) continue;
    if (box.width * box.height < most || one.matches('.drawer')) boxes.push(box);
  }
  return boxes;
}

function isSomething(one: Element): boolean {
  if (one.matches(WHOLE) || one.matches('svg, img')) return true;
  return [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');
}
