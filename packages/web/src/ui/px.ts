const ROOT_SIZE = 16;

/** Pixels of the design as rem, for styles set in code: style sheets are turned by the build. */
export function px(pixels: number): string {
  return `${pixels / ROOT_SIZE}rem`;
}
