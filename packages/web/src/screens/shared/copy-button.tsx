import { useState } from 'react';

/** Copies a text; says so. Where the browser refuses, the text is selected for the reader to copy. */
export function CopyButton(props: { text: string; label: string; done: string; className?: string; field?: string }) {
  const { text, label, done, className = 'btn small', field } = props;
  const [copied, setCopied] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const found = field === undefined ? null : document.querySelector<HTMLInputElement>(field);
      found?.select();
      return;
    }
    setCopied(text);
  };
  return (
    <button type="button" className={className} onClick={() => void copy()}>
      <span aria-live="polite">{copied === text ? done : label}</span>
    </button>
  );
}
