import { networkInterfaces } from 'node:os';

/** Where people find this server: on this machine, and from others in the same network. */
export type Addresses = { readonly local: string; readonly network: readonly string[]; readonly public: string | null };

const EVERYWHERE = ['0.0.0.0', '::', ''];

export function addressesOf(host: string, port: number, basePath: string, publicUrl: URL | null): Addresses {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${basePath}`;
  const isEverywhere = EVERYWHERE.includes(host);
  return {
    local: at(isEverywhere ? 'localhost' : host),
    network: isEverywhere ? networkAddresses().map(at) : [],
    public: publicUrl?.href ?? null,
  };
}

function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}
