/** What an attack is given, and what it must find. */
export type Attack = {
  readonly name: string;
  readonly says: string;
  /** Flags of the server it is tried on. */
  readonly flags: readonly string[];
  run(target: Target): Promise<Finding>;
};

export type Target = { readonly port: number; readonly pid: number; readonly seconds: number };

export type Finding = { readonly holds: boolean; readonly figures: string };
