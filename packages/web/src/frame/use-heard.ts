import type { ChatLine } from '@dustup/protocol/client';
import { useMemo } from 'react';
import { changeSettings, useSettings } from '../app/settings.ts';
import type { TableState } from '../app/wire.ts';
import { heard } from './chat-lines.ts';

type Heard = {
  readonly lines: readonly ChatLine[];
  readonly isHushed: boolean;
  readonly onHush: (isHushed: boolean) => void;
};

/** The chat but for those I do not want to hear: some of them, or all. */
export function useHeard({ chat, mutes }: Pick<TableState, 'chat' | 'mutes'>, guest: string): Heard {
  const { isHushed } = useSettings();
  const lines = useMemo(() => heard(chat, mutes, isHushed ? guest : undefined), [chat, mutes, isHushed, guest]);
  return { lines, isHushed, onHush: (isOn) => changeSettings({ isHushed: isOn }) };
}
