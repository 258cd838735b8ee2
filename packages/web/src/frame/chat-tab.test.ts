import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '../text/speech.ts';
import { Speaking } from '../text/vocabulary.tsx';
import { ChatTab, type ChatTabProps } from './chat-tab.tsx';

const nothing = () => undefined;
const talk = { text: '', why: null, write: nothing, say: nothing, sayPhrase: nothing };

const en = await loadVocabulary('en', ['screen-talk', 'screen-refusals']);
const inItalian = await loadVocabulary('it', ['screen-talk', 'screen-refusals']);

function shown(props: Partial<ChatTabProps>, vocabulary = en): string {
  const alone = { lines: [], guest: 'g1', mutes: [], audience: 'table', costs: false, isHushed: false } as const;
  const nobody = { ...alone, talk, onMute: nothing, onHush: nothing };
  const tab = createElement(ChatTab, { ...nobody, ...props });
  return renderToStaticMarkup(createElement(Speaking, { vocabulary, children: tab }));
}

describe('The field of the chat', () => {
  it('keeps what was refused, and says why', () => {
    const refused = { ...talk, text: 'Well shot', why: { refused: 'tooFast' } };
    expect(shown({ talk: refused })).toContain('value="Well shot"');
    expect(shown({ talk: refused })).toContain('That was refused: too fast: wait a moment');
    expect(shown({ talk: refused }, inItalian)).toContain('Non fatto: troppo in fretta');
  });

  it('[WWS-GAG-02-Q] says before anything is sent that it costs something', () => {
    expect(shown({ costs: true })).toContain('costs you a life point');
    expect(shown({ costs: true })).toMatch(/<input[^>]*aria-describedby="speech-costs"/);
    expect(shown({ costs: true }, inItalian)).toContain('ti costa un punto vita');
    expect(shown({ costs: false })).not.toContain('costs you');
    expect(shown({ costs: true, audience: 'dead' })).not.toContain('costs you');
  });

  it('speaks to the dead, and to nobody else, where the dead must be silent', () => {
    expect(shown({ audience: 'dead' })).toMatch(/type="checkbox"[^>]*disabled[^>]*checked/);
    expect(shown({ audience: 'either' })).not.toMatch(/type="checkbox"[^>]*(disabled|checked)/);
    expect(shown({ audience: 'table' })).not.toMatch(/type="checkbox"[^>]*disabled/);
  });
});

describe('A quick phrase', () => {
  const line = { n: 1, name: 'Nell', seat: 3, guest: 'g2', to: 'table', text: 'Well shot!' } as const;

  it('is read in the language of whoever reads it', () => {
    expect(shown({ lines: [{ ...line, phrase: 'wellShot' }] }, inItalian)).toContain('<p>Bel colpo!</p>');
    expect(shown({ lines: [{ ...line, phrase: 'notKnownHere' }] }, inItalian)).toContain('<p>Well shot!</p>');
    expect(shown({ lines: [line] }, inItalian)).toContain('<p>Well shot!</p>');
  });

  it('is offered in a group of its own', () => {
    expect(shown({})).toMatch(/role="group" aria-label="Quick phrases">(<button.*){8}/);
  });
});

describe('Somebody muted', () => {
  it('is named, and can be heard again', () => {
    const mutes = [{ guest: 'g7', name: 'Zeke' }];
    expect(shown({ mutes })).toMatch(/You have muted Zeke\..*<button[^>]*aria-label="Unmute Zeke"/);
    expect(shown({ mutes }, inItalian)).toContain('Hai silenziato Zeke.');
    expect(shown({})).not.toContain('muted');
    expect(shown({ mutes })).not.toContain('Nobody has said anything');
    expect(shown({})).toContain('Nobody has said anything');
  });

  it('is everybody but oneself', () => {
    const line = { n: 1, name: 'Nell', seat: 3, to: 'table', text: 'Well!' } as const;
    expect(shown({ lines: [{ ...line, guest: 'g1' }] })).not.toContain('Mute Nell');
    expect(shown({ lines: [{ ...line, guest: 'g2' }] })).toContain('Mute Nell');
  });
});
