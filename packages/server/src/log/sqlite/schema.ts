import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

type Tables = {
  entries: { table_id: string; seq: number; body: string; once: string | null; sum: number };
  facts: { kind: string; id: string; body: string; sum: number };
  migrations: { version: number; at: string };
  chain: { id: number; number: number; digest: string };
};

type Builder = Kysely<Tables>;

/** kysely only writes the SQL here, for this database or the next one: running it is up to the log. */
export const BUILDERS = {
  sqlite: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
  postgres: new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  }),
} as const;

/** Steps from one version of the schema to the next; the first makes version 1. A step is never changed once it is released. */
const MIGRATIONS: readonly ((builder: Builder) => readonly string[])[] = [
  ({ schema }) => [
    schema
      .createTable('entries')
      .addColumn('table_id', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('once', 'text')
      .addColumn('sum', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
      .compile().sql,
    schema
      .createIndex('entries_once')
      .unique()
      .on('entries')
      .columns(['table_id', 'once'])
      .where('once', 'is not', null)
      .compile().sql,
    schema
      .createTable('facts')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sum', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('facts_key', ['kind', 'id'])
      .compile().sql,
  ],
  ({ schema }) => [
    schema
      .createTable('chain')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('number', 'bigint', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .compile().sql,
  ],
  // What opens a guest's seat is a fact of its own from here on: an older Dustup would not find it.
  () => [],
];

/** Every statement of the log, its parameters in the order in which they are named here. */
export function sqlFor(builder: Builder) {
  const ofTable = builder.selectFrom('entries').where('table_id', '=', '');
  return {
    /** What brings a database from each version to the next: from 0, an empty one, to 1 first. */
    migrations: MIGRATIONS.map((migration) => migration(builder)),
    versionTable: builder.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      .compile().sql,
    version: builder
      .selectFrom('migrations')
      .select((all) => all.fn.max('version').as('version'))
      .compile().sql,
    /** version, at */
    migrated: builder.insertInto('migrations').values({ version: 0, at: '' }).compile().sql,
    /** table_id, seq, body, once, sum */
    append: builder.insertInto('entries').values({ table_id: '', seq: 0, body: '', once: '', sum: 0 }).compile().sql,
    /** kind, id, body, sum */
    putFact: builder
      .insertInto('facts')
      .values({ kind: '', id: '', body: '', sum: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'id'])
          .doUpdateSet((row) => ({ body: row.ref('excluded.body'), sum: row.ref('excluded.sum') })),
      )
      .compile().sql,
    /** kind, id */
    dropFact: builder.deleteFrom('facts').where('kind', '=', '').where('id', '=', '').compile().sql,
    /** table_id */
    erase: builder.deleteFrom('entries').where('table_id', '=', '').compile().sql,
    /** kind, first id, id after the last */
    facts: builder
      .selectFrom('facts')
      .selectAll()
      .where('kind', '=', '')
      .where('id', '>=', '')
      .where('id', '<', '')
      .orderBy('id')
      .compile().sql,
    /** kind, id */
    fact: builder.selectFrom('facts').selectAll().where('kind', '=', '').where('id', '=', '').compile().sql,
    /** table_id */
    entries: ofTable.selectAll().orderBy('seq').compile().sql,
    chain: builder.selectFrom('chain').selectAll().where('id', '=', 1).compile().sql,
    /** id, number, digest */
    putChain: builder
      .insertInto('chain')
      .values({ id: 1, number: 0, digest: '' })
      .onConflict((conflict) =>
        conflict
          .columns(['id'])
          .doUpdateSet((row) => ({ number: row.ref('excluded.number'), digest: row.ref('excluded.digest') })),
      )
      .compile().sql,
    /** kind */
    ids: builder.selectFrom('facts').select('id').where('kind', '=', '').orderBy('id').compile().sql,
  };
}

export type Sql = ReturnType<typeof sqlFor>;
