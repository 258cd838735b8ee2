import { event } from '../../../core.ts';

/** All hands lie open (WWS-SACAGAWAY-01, -02-Q). */
export const sacagaway = event('Sacagaway', {
  queries: { isZoneOpen: (isOpen, { zone }) => isOpen || zone === 'hand' },
});
