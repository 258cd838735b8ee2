import { useEffect, useState } from 'react';
import { connection, useClient, useNewVersion } from '../app/connection.ts';
import { basePath, go } from '../app/router.tsx';
import { TableScreen } from '../table/table-screen.tsx';
import { useVocabulary } from '../text/vocabulary.tsx';

/** Whatever is going on at a table: its lobby, its game, its end. */
export function TablePage({ code }: { code: string }) {
  const { words, refusal } = useVocabulary();
  const state = useClient();
  const hasNewVersion = useNewVersion(state);
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    if (connection().state.table?.info.code === code) return undefined;
    void connection()
      .request({ t: 'enter', code })
      .then((reply) => {
        if (isWanted && reply.t === 'refused') setWrong(refusal(reply.why));
      });
    return () => {
      isWanted = false;
    };
  }, [code, refusal]);
  const { table, status, isRestarting } = state;
  if (table === null || table.info.code !== code) return <p className="page-note">{wrong ?? words.loading}</p>;
  const leave = () => {
    void connection().request({ t: 'leave' });
    go('');
  };
  return (
    <TableScreen
      table={table}
      status={status}
      isRestarting={isRestarting}
      hasNewVersion={hasNewVersion}
      request={(wish) => connection().request(wish)}
      answer={(answer) => connection().answer(answer)}
      now={now}
      linkTo={(secret) => new URL(`${basePath}table/${code}?link=${encodeURIComponent(secret)}`, location.href).href}
      onLeave={leave}
    />
  );
}

/** The clock of the client library. */
const now = () => connection().now();
