import { useVocabulary } from '../text/vocabulary.tsx';
import { px } from '../ui/px.ts';

export function Bullet({ isFull, height = 18 }: { isFull: boolean; height?: number }) {
  return (
    <i
      className={isFull ? 'bul full' : 'bul empty'}
      style={{ width: px(height / 2), height: px(height) }}
      aria-hidden="true"
    />
  );
}

/** More than so many are one bullet and their number. */
const MOST_BULLETS = 6;

/** Bullets, full and empty, and the number beside them. */
export function Life({ life, most, height = 18 }: { life: number; most: number; height?: number }) {
  const { words } = useVocabulary();
  const left = Math.max(0, life);
  return (
    <span className="life">
      <span className="sr-only">{words.lifeOf(left, most)}</span>
      {Array.from({ length: most > MOST_BULLETS ? 1 : most }, (_, at) => (
        <Bullet key={at} isFull={at < left} height={most > 5 ? height * 0.82 : height} />
      ))}
      <b aria-hidden="true">
        {left}
        <i>/{most}</i>
      </b>
    </span>
  );
}
