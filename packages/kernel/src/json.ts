/** What state, answers, events and views are made of. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
