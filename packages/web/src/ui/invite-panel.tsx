import { encode } from 'uqr';
import { useMemo } from 'react';
import { useVocabulary } from '../text/vocabulary.tsx';
import { CopyButton } from './copy-button.tsx';
import './invite.css';

/** The link to the table, to be scanned or sent. */
export function InvitePanel({ code, link }: { code: string; link: string }) {
  const { lobby, stage } = useVocabulary().words;
  return (
    <section className="panel invite-panel">
      <div className="invite-top">
        <QrCode text={link} label={lobby.qr(code)} />
        <div className="invite-say">
          <h2>{lobby.invite}</h2>
          <p className="fine">{lobby.inviteHint}</p>
          {canShare() && (
            <button type="button" className="btn pri small" onClick={() => void share(link)}>
              {stage.share}
            </button>
          )}
          <CopyButton text={link} label={lobby.copyLink} done={lobby.copied} field=".invite-link" />
        </div>
      </div>
      <input className="inp invite-link" readOnly value={link} aria-label={lobby.link} onFocus={selectAll} />
    </section>
  );
}

function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Whoever changes their mind has shared nothing. */
async function share(link: string): Promise<void> {
  await navigator.share({ title: 'Dustup', url: link }).catch(() => undefined);
}

function selectAll(event: { readonly target: HTMLInputElement }): void {
  event.target.select();
}

const QUIET = 2;

/** One path for all dark squares; paper and ink whatever the theme, so that every camera reads it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const { data } = encode(text, { border: QUIET });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
    return { path: squares.join(''), size: data.length };
  }, [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="qr-paper" />
      <path d={path} className="qr-ink" />
    </svg>
  );
}
