import type { Sql } from './schema.ts';

/**
 * What kysely writes for SQLite (see `schema.ts`), kept ready: a server that starts need not load what writes it. A test says when
 * it is no longer the same.
 */
export const SQL: Sql = {
  migrations: [
    [
      'create table "entries" ("table_id" text not null, "seq" integer not null, "body" text not null, "once" text, "sum" bigint not null, constraint "entries_key" primary key ("table_id", "seq"))',
      'create unique index "entries_once" on "entries" ("table_id", "once") where "once" is not null',
      'create table "facts" ("kind" text not null, "id" text not null, "body" text not null, "sum" bigint not null, constraint "facts_key" primary key ("kind", "id"))',
    ],
    ['create table "chain" ("id" integer primary key, "number" bigint not null, "digest" text not null)'],
    [],
  ],
  versionTable: 'create table if not exists "migrations" ("version" integer primary key, "at" text not null)',
  version: 'select max("version") as "version" from "migrations"',
  migrated: 'insert into "migrations" ("version", "at") values (?, ?)',
  append: 'insert into "entries" ("table_id", "seq", "body", "once", "sum") values (?, ?, ?, ?, ?)',
  putFact:
    'insert into "facts" ("kind", "id", "body", "sum") values (?, ?, ?, ?) on conflict ("kind", "id") do update set "body" = "excluded"."body", "sum" = "excluded"."sum"',
  dropFact: 'delete from "facts" where "kind" = ? and "id" = ?',
  erase: 'delete from "entries" where "table_id" = ?',
  facts: 'select * from "facts" where "kind" = ? and "id" >= ? and "id" < ? order by "id"',
  fact: 'select * from "facts" where "kind" = ? and "id" = ?',
  entries: 'select * from "entries" where "table_id" = ? order by "seq"',
  chain: 'select * from "chain" where "id" = ?',
  putChain:
    'insert into "chain" ("id", "number", "digest") values (?, ?, ?) on conflict ("id") do update set "number" = "excluded"."number", "digest" = "excluded"."digest"',
  ids: 'select "id" from "facts" where "kind" = ? order by "id"',
};
