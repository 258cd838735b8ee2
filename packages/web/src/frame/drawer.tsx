import { memo, type ReactNode, useRef } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { sameProps } from './same-props.ts';
import { useSheet } from './use-sheet.ts';

export const TABS = ['log', 'chat', 'notes', 'rules', 'table'] as const;
export type Tab = (typeof TABS)[number];

/** Beside the table, or a sheet on a phone: log, chat, notes, rules, and what concerns the table itself. */
export function Drawer({ isSheet, call, children, ...strip }: DrawerProps) {
  const { tab, onClose } = strip;
  const { words } = useVocabulary();
  const self = useRef<HTMLElement>(null);
  const swipe = useSheet(self, isSheet, onClose);
  return (
    <aside ref={self} className={isSheet ? 'drawer sheet' : 'drawer'} aria-label={words.drawer[tab]}>
      <div className="sheet-head" {...swipe}>
        <TabStrip {...strip} />
      </div>
      {call !== '' && (
        <button type="button" className="drawer-call" onClick={onClose}>
          {call}
        </button>
      )}
      <div className="drawer-panel" role="tabpanel" id="drawer-panel" aria-labelledby={`tab-${tab}`}>
        {children}
      </div>
    </aside>
  );
}

type DrawerProps = StripProps & {
  readonly isSheet: boolean;
  /** That I am wanted at the table, on which the sheet lies; empty when not. */
  readonly call: string;
  readonly children: ReactNode;
};

type StripProps = {
  readonly tab: Tab;
  /** Those that this table has; all of them when it does not say. */
  readonly tabs?: readonly Tab[];
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
  readonly onClose: (() => void) | undefined;
};

const TabStrip = memo(function TabStrip({ tab, tabs = TABS, unread, onTab, onClose }: StripProps) {
  const { words } = useVocabulary();
  return (
    <div className="tabs on-dark" role="tablist">
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === tab}
          aria-controls="drawer-panel"
          className={one === tab ? 'on' : ''}
          onClick={() => onTab(one)}
        >
          {words.drawer[one]}
          {one === 'chat' && unread > 0 && <i className="badge">{unread}</i>}
        </button>
      ))}
      {onClose !== undefined && (
        <button type="button" className="close" aria-label={words.drawer.close} onClick={onClose}>
          ✕
        </button>
      )}
    </div>
  );
}, sameProps);

/** The last lines of the log, where there is no room for more. */
export function LiveLine({ children, onOpen }: { children: ReactNode; onOpen: () => void }) {
  const { words } = useVocabulary();
  return (
    <button type="button" className="live-line" title={words.drawer.open} onClick={onOpen}>
      <span className="lines">{children}</span>
      <svg viewBox="0 0 14 14" aria-hidden="true">
        <path d="M2 9l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
