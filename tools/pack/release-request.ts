import { parseArgs } from 'node:util';

/** What is to be released, and whether it is only a rehearsal. */
export type ReleaseRequest = { readonly version: string; readonly isDry: boolean };

/**
 * `npm run release --dry-run` reaches us without its flag: npm takes it for its own and says so in the environment only. Both spellings
 * must stay dry.
 */
export function releaseRequest(
  args: readonly string[],
  env: { readonly [name: string]: string | undefined },
  current: string,
): ReleaseRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const npmSaysDry = !['', 'false', undefined].includes(env['npm_config_dry_run']);
  return { version: positionals[0] ?? current, isDry: values['dry-run'] || npmSaysDry };
}
