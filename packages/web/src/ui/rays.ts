/** A ring of rays as the path of a drawing. */
export function rays(cx: number, cy: number, inner: number, outer: number, count: number, width = 0.5): string {
  const half = (Math.PI / count) * width;
  const point = (radius: number, angle: number) =>
    `${(cx + radius * Math.cos(angle)).toFixed(1)} ${(cy + radius * Math.sin(angle)).toFixed(1)}`;
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * Math.PI * 2;
    const corners = [
      point(inner, angle - half),
      point(outer, angle - half),
      point(outer, angle + half),
      point(inner, angle + half),
    ];
    return `M${corners.join('L')}z`;
  }).join('');
}
