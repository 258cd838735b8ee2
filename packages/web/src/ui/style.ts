import type { CSSProperties } from 'react';

/** A custom property and whatever else, as React wants it. */
export type Style = CSSProperties & { readonly [property: `--${string}`]: string | number };
