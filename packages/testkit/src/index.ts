import './matchers.ts';

export { table } from './table.ts';
