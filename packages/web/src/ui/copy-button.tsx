import { useEffect, useRef, useState } from 'react';

type CopyProps = {
  readonly text: string;
  readonly label: string;
  readonly done: string;
  readonly className?: string;
  /** Where the text stands already, to be selected; without it a field comes when it is needed. */
  readonly field?: string;
};

/** Copies a text; says so. Where the browser does not let a page do that (over plain http none does), the reader finds it selected. */
export function CopyButton({ text, label, done, className = 'btn small', field }: CopyProps) {
  const [copied, setCopied] = useState('');
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      if (field === undefined) setRefused(true);
      selectAll(field === undefined ? null : document.querySelector<HTMLInputElement>(field));
      return;
    }
    setCopied(text);
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <span aria-live="polite">{copied === text ? done : label}</span>
      </button>
      {isRefused && <Selected text={text} label={label} />}
    </>
  );
}

function Selected({ text, label }: { text: string; label: string }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => selectAll(input.current), []);
  return (
    <input
      ref={input}
      className="inp copy-field"
      readOnly
      value={text}
      aria-label={label}
      onFocus={({ target }) => target.select()}
    />
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
