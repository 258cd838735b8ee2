import { memo } from 'react';

const WIDTH = 1600;
const BOARD = 90;
const BOARDS = 12;

/** Numbers that look random and are the same each time: the floor must not change under the table. */
function grainFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function drawBoards() {
  const random = grainFrom(5);
  return Array.from({ length: BOARDS }, (_, board) => {
    const top = board * BOARD;
    const grain = Array.from({ length: 6 }, () => {
      const y = top + 6 + random() * (BOARD - 12);
      const x = random() * WIDTH * 0.8 - 60;
      const length = 160 + random() * 520;
      const bend = (random() - 0.5) * 7;
      return `M${x.toFixed(0)} ${y.toFixed(1)}q${(length / 3).toFixed(0)} ${bend.toFixed(1)} ${(length / 2).toFixed(0)} 0t${(length / 2).toFixed(0)} ${(bend / 2).toFixed(1)}`;
    }).join('');
    return { top, grain, joint: Math.round(random() * WIDTH) };
  });
}

const boards = drawBoards();

/** The planks below everything. */
export const Floor = memo(function Floor() {
  return (
    <div className="floor" aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${BOARD * BOARDS}`} preserveAspectRatio="xMidYMin slice">
        {boards.map(({ top, grain, joint }, at) => (
          <g key={top}>
            {at % 3 !== 0 && <rect y={top} width={WIDTH} height={BOARD} className={`pl${at % 3}`} />}
            <path className="gr" d={grain} />
            <path className="gap" d={`M0 ${top + BOARD - 0.5}H${WIDTH}M${joint} ${top}v${BOARD}`} />
            {[-8, 8].flatMap((x) =>
              [12, BOARD - 12].map((y) => (
                <circle key={`${x} ${y}`} className="nail" cx={joint + x} cy={top + y} r={2} />
              )),
            )}
          </g>
        ))}
      </svg>
    </div>
  );
});
