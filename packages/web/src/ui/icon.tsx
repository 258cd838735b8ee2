import { sprite } from 'virtual:icons';
import type { IconName } from './icon-names.ts';
import { px } from './px.ts';

/** A drawing from the sprite, in the colour of the text around it. Never the only bearer of a meaning. */
export function Icon({ name, size = 16, className = '' }: { name: IconName; size?: number; className?: string }) {
  const side = px(size);
  return (
    <svg
      ref={layOut}
      className={`ic ${className}`}
      style={{ width: side, height: side }}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

let isAskedFor = false;

/**
 * The drawings become part of the page: from a file of their own, a browser reads all of them anew for a card that appears. They come
 * when the first of them is wanted, and after the letters: what is to be read goes before.
 */
function layOut(): void {
  if (isAskedFor) return;
  isAskedFor = true;
  requestAnimationFrame(() => setTimeout(() => void document.fonts.ready.then(fetchSprite)));
}

async function fetchSprite(): Promise<void> {
  const loaded = await fetch(sprite).catch(() => undefined);
  if (loaded?.ok !== true) return addEventListener('online', () => void fetchSprite(), { once: true });
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await loaded.text();
  document.body.append(holder);
}
