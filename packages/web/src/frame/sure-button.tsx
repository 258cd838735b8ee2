import { useState } from 'react';

/** For what cannot be undone: it is asked for twice. */
export function SureButton(props: { label: string; sure: string; about?: string; onSure: () => void }) {
  const { label, sure, about, onSure } = props;
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
      {about !== undefined && <span className="sr-only"> {about}</span>}
    </button>
  );
}
