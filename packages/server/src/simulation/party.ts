import type { PartyPlan } from './plan.ts';
import type { Person } from './person.ts';

/** What friends tell one another past the server: where they meet. */
export class Party {
  readonly plan: PartyPlan;
  /** Nobody waits for the others longer. */
  readonly patience: number;
  founder: Person | undefined;
  code: string | undefined;

  constructor(plan: PartyPlan, patience: number) {
    this.plan = plan;
    this.patience = patience;
  }

  wantsRematch(played: number): boolean {
    return played < this.plan.games;
  }
}
