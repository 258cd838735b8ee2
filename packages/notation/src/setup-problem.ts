import type { SetupError } from '@dustup/kernel';
import { plainText } from '@dustup/words';
import { readStoryteller } from '@dustup/words/files';

/** Why such a game cannot be set up, in words. */
export function setupProblem({ refusal }: SetupError): string {
  return plainText(readStoryteller('en', []).refusal(refusal));
}
