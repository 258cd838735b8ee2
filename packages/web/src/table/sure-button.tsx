import { useState } from 'react';

/** For what cannot be undone: it is asked for twice. */
export function SureButton({ label, sure, onSure }: { label: string; sure: string; onSure: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const press = () => {
    setAsked(!isAsked);
    if (isAsked) onSure();
  };
  return (
    <button
      type="button"
      className={`btn small ${isAsked ? 'pri' : ''}`}
      onClick={press}
      onBlur={() => setAsked(false)}
    >
      {isAsked ? sure : label}
    </button>
  );
}
