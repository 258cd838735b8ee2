import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pack as english } from '../text/en.ts';
import { pack as italian } from '../text/it.ts';
import { vocabularyOf } from '../text/vocabulary-of.ts';
import { Speaking } from '../text/vocabulary.tsx';
import { ChatTab, type ChatTabProps } from './chat-tab.tsx';

const nothing = () => undefined;
const talk = { text: '', why: null, write: nothing, say: nothing };

function shown(props: Partial<ChatTabProps>, vocabulary = vocabularyOf('en', english)): string {
  const tab = createElement(ChatTab, { lines: [], me: 0, talk, audience: 'table', onMute: nothing, ...props });
  return renderToStaticMarkup(createElement(Speaking, { vocabulary, children: tab }));
}

describe('The field of the chat', () => {
  it('keeps what was refused, and says why', () => {
    const refused = { ...talk, text: 'Well shot', why: { refused: 'tooFast' } };
    expect(shown({ talk: refused })).toContain('value="Well shot"');
    expect(shown({ talk: refused })).toContain('Not done: too fast: wait a moment');
    expect(shown({ talk: refused }, vocabularyOf('it', italian))).toContain('Non fatto: troppo in fretta');
  });

  it('speaks to the dead, and to nobody else, where the dead must be silent', () => {
    expect(shown({ audience: 'dead' })).toMatch(/type="checkbox"[^>]*disabled[^>]*checked/);
    expect(shown({ audience: 'either' })).not.toMatch(/type="checkbox"[^>]*(disabled|checked)/);
    expect(shown({ audience: 'table' })).not.toContain('checkbox');
  });
});
