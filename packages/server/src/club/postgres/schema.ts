// What a club's database is made of. Texts are compared by their bytes (collate "C"), as JavaScript and SQLite do.

/** A step from one version of the schema to the next. It is never changed once it is released. */
type Migration = {
  readonly sql: string;
  /** The version that a node must know at least to work with the result: steps add, so that two versions of Dustup run side by side. */
  readonly readableFrom: number;
};

const TABLES = `
create table entries (
  table_id text collate "C" not null,
  seq integer not null,
  body text not null,
  once text collate "C",
  sum bigint not null,
  epoch bigint not null,
  constraint entries_key primary key (table_id, seq)
);
create unique index entries_once on entries (table_id, once) where once is not null;

create table facts (
  kind text collate "C" not null,
  id text collate "C" not null,
  body text not null,
  sum bigint not null,
  constraint facts_key primary key (kind, id)
);

-- Who owns an open table, for which time, and the request that opened it.
create table owners (
  table_id text collate "C" primary key,
  life text collate "C" not null,
  epoch bigint not null,
  request text collate "C" unique
);
create index owners_life on owners (life);

-- How far each life has written. Apart from the leases: a renewal never waits for a batch.
create table writers (
  life text collate "C" primary key,
  node text collate "C" not null,
  address text not null,
  build text not null,
  since timestamptz not null default clock_timestamp(),
  batch bigint not null default 0,
  digest text not null default '',
  overtaken integer[] not null default '{}',
  is_fenced boolean not null default false
) with (fillfactor = 50);

create table leases (
  life text collate "C" primary key,
  until timestamptz not null,
  is_leaving boolean not null default false,
  figures jsonb not null default '{}'
) with (fillfactor = 50);

create table club (id integer primary key check (id = 1), lost text);
insert into club (id) values (1);

create view orphans as select o.table_id from writers w join owners o using (life) where w.is_fenced;
create view peers as
  select w.life, l.is_leaving, l.until, json_build_object('life', w.life, 'node', w.node, 'address', w.address, 'build', w.build,
    'isLeaving', l.is_leaving, 'figures', l.figures) as peer
  from leases l join writers w using (life) where not w.is_fenced;
`;

const LIVES = `
create function dustup_time() returns double precision language sql as
  $$ select floor(extract(epoch from clock_timestamp()) * 1000)::double precision $$;

create function dustup_lease(milliseconds integer) returns timestamptz language sql as
  $$ select clock_timestamp() + milliseconds * interval '1 millisecond' $$;

create function dustup_fence(life_of text) returns void language sql as $$
  delete from leases where life = life_of;
  update writers set is_fenced = true where life = life_of;
$$;

create function dustup_enrol(my_life text, my_node text, my_address text, my_build text, milliseconds integer)
returns json language plpgsql as $$
declare
  before json;
begin
  perform dustup_fence(life) from writers where node = my_node and not is_fenced;
  delete from writers w where is_fenced and since < clock_timestamp() - interval '30 days'
    and exists (select from writers later where later.node = w.node and later.since > w.since)
    and not exists (select from owners o where o.life = w.life);
  select coalesce(json_object_agg(life, json_build_object('number', batch, 'digest', digest)), '{}')
    into before from writers where node = my_node;
  insert into writers (life, node, address, build) values (my_life, my_node, my_address, my_build);
  insert into leases (life, until) values (my_life, dustup_lease(milliseconds));
  return json_build_object('time', dustup_time(), 'before', before, 'lost', (select lost from club),
    'others', (select coalesce(json_agg(peer order by life), '[]') from peers where life <> my_life and until > clock_timestamp()));
end $$;

-- Lost with a crash of the database, a renewal is made again: no need to sync it.
create function dustup_renew(my_life text, milliseconds integer, am_leaving boolean, my_figures jsonb)
returns json language plpgsql as $$
declare
  is_fenced boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  update leases set until = dustup_lease(milliseconds), is_leaving = am_leaving, figures = my_figures where life = my_life;
  is_fenced := not found;
  return json_build_object('time', dustup_time(), 'isFenced', is_fenced, 'lost', (select lost from club),
    'peers', (select coalesce(json_agg(peer order by life), '[]') from peers),
    'isWorkToDo', exists (select from leases where until <= clock_timestamp()) or exists (select from orphans));
end $$;

-- Only one node at a time does so. A batch that is being written by a life to be fenced is waited for: then it is there for the next owner.
create function dustup_take_over(fences boolean) returns json language plpgsql as $$
declare
  over text[] := '{}';
  tables integer;
begin
  perform pg_advisory_xact_lock(hashtext('dustup take over'));
  if fences then
    with gone as (delete from leases where until <= clock_timestamp() returning life)
      select coalesce(array_agg(life order by life), '{}') into over from gone;
    update writers set is_fenced = true where life = any (over);
  end if;
  with takers as (
      select life, row_number() over (order by life) - 1 as place, count(*) over () as all_of_them
      from peers where not is_leaving),
    waiting as (select table_id, row_number() over (order by table_id) as place from orphans),
    given as (
      update owners o set life = takers.life, epoch = o.epoch + 1
      from waiting join takers on takers.place = waiting.place % takers.all_of_them
      where o.table_id = waiting.table_id
      returning o.table_id),
    told as (select pg_notify('dustup', ' table ' || table_id) from given)
  select count(*) into tables from told;
  return json_build_object('fenced', over, 'tables', tables);
end $$;
`;

const APPEND = `
create function dustup_raise(kind text, what text) returns void language plpgsql as $$
begin
  raise exception '%', what using errcode = case kind when 'fenced' then 'DU001' else 'DU002' end;
end $$;

-- The next batch of a life: all of it, but for writes of which a fact is not what it was made from; or nothing. Rows come as columns, each
-- row with the number of its write. What is expected is the sum of a fact, '' where there must be none, null whatever there is. The tables
-- that are named belong to this life in these epochs, or to nobody. Answers which writes were left out.
create function dustup_append(
  my_life text, next_batch bigint, next_digest text,
  e_write integer[], e_table text[], e_seq integer[], e_body text[], e_once text[], e_sum bigint[],
  f_write integer[], f_kind text[], f_id text[], f_body text[], f_sum bigint[], f_expects text[],
  x_write integer[], x_table text[],
  t_table text[], t_epoch bigint[], t_request text[]
) returns integer[] language plpgsql as $$
declare
  before record;
  fact record;
  left_out integer[] := '{}';
  at_write integer := -1;
  due integer;
  put integer;
begin
  select batch, is_fenced into before from writers where life = my_life for no key update;
  if not found or before.is_fenced then perform dustup_raise('fenced', 'this life may write no more'); end if;
  if before.batch <> next_batch - 1 then
    perform dustup_raise('outOfTurn', format('batch %s does not follow %s', next_batch, before.batch));
  end if;

  if exists (select from unnest(f_expects) one where one is not null) then
    for fact in
      select * from unnest(f_write, f_kind, f_id, f_body, f_sum) with ordinality f (write, kind, id, body, sum, n) order by n
    loop
      if fact.write <> at_write then
        at_write := fact.write;
        perform from facts g join unnest(f_write, f_kind, f_id, f_expects) e (write, kind, id, expects) using (kind, id)
          where e.write = at_write and e.expects is not null order by kind, id for update of g;
        if exists (
          select from unnest(f_write, f_kind, f_id, f_expects) e (write, kind, id, expects) left join facts g using (kind, id)
          where e.write = at_write and e.expects <> coalesce(g.sum::text, '')
        ) then
          left_out := left_out || at_write;
        end if;
      end if;
      if fact.write = any (left_out) then
        continue;
      elsif fact.body is null then
        delete from facts where kind = fact.kind and id = fact.id;
      else
        insert into facts values (fact.kind, fact.id, fact.body, fact.sum)
          on conflict on constraint facts_key do update set body = excluded.body, sum = excluded.sum;
      end if;
    end loop;
  elsif cardinality(f_kind) > 0 then
    with newest as (
        select distinct on (kind, id) kind, id, body from unnest(f_kind, f_id, f_body) with ordinality f (kind, id, body, n)
        order by kind, id, n desc)
      delete from facts g using newest where newest.body is null and g.kind = newest.kind and g.id = newest.id;
    with newest as (
        select distinct on (kind, id) kind, id, body, sum
        from unnest(f_kind, f_id, f_body, f_sum) with ordinality f (kind, id, body, sum, n) order by kind, id, n desc)
      insert into facts select * from newest where body is not null order by kind, id
        on conflict on constraint facts_key do update set body = excluded.body, sum = excluded.sum;
  end if;

  insert into owners (table_id, life, epoch, request)
    select e.table_id, my_life, t.epoch, t.request from unnest(e_write, e_table, e_seq) e (write, table_id, seq)
    join unnest(t_table, t_epoch, t_request) t (table_id, epoch, request) using (table_id)
    where e.seq = 0 and e.write <> all (left_out)
    on conflict (table_id) do nothing;
  if exists (
    select from unnest(t_table, t_epoch) t (table_id, epoch) join owners o using (table_id)
    where o.life <> my_life or o.epoch <> t.epoch
  ) then
    perform dustup_raise('fenced', 'a table is not this life''s own');
  end if;

  if cardinality(x_table) > 0 then
    delete from entries e using unnest(x_write, x_table) x (write, table_id)
      where e.table_id = x.table_id and x.write <> all (left_out);
  end if;
  if cardinality(e_table) > 0 then
    -- of a table that is erased later in the batch nothing is left
    with rows_due as (
        select e.* from unnest(e_write, e_table, e_seq, e_body, e_once, e_sum) e (write, table_id, seq, body, once, sum)
        where e.write <> all (left_out) and not exists (
          select from unnest(x_write, x_table) x (write, table_id)
          where x.table_id = e.table_id and x.write > e.write and x.write <> all (left_out))),
      rows_put as (
        insert into entries (table_id, seq, body, once, sum, epoch)
        select r.table_id, r.seq, r.body, r.once, r.sum, o.epoch
        from rows_due r join owners o using (table_id) join unnest(t_table, t_epoch) t (table_id, epoch) using (table_id, epoch)
        where o.life = my_life
        returning 1)
    select (select count(*) from rows_due), (select count(*) from rows_put) into due, put;
    if put < due then perform dustup_raise('fenced', 'a table is nobody''s'); end if;
  end if;

  if cardinality(f_kind) > 0 then
    with newest as (
        select distinct on (id) id, body from unnest(f_write, f_kind, f_id, f_body) with ordinality f (write, kind, id, body, n)
        where kind = 'table' and write <> all (left_out) order by id, n desc)
      delete from owners o using newest where newest.body is null and o.table_id = newest.id;
    perform pg_notify('dustup', my_life || ' ' || kind || ' ' || id) from (
      select distinct kind, id from unnest(f_write, f_kind, f_id) f (write, kind, id)
      where kind in ('guest', 'keys', 'table') and write <> all (left_out)) changed;
  end if;

  update writers set batch = next_batch, digest = next_digest, overtaken = left_out where life = my_life;
  return left_out;
end $$;
`;

/** Tables are handed on, and given back by a node whose rules cannot play them. */
const HANDING_ON = `
alter table owners add column refused text[] not null default '{}';

-- A life that nobody lives owns what was given back.
create or replace view orphans as
  select o.table_id, o.refused from owners o left join writers w using (life) where w.life is null or w.is_fenced;

create or replace function dustup_renew(my_life text, milliseconds integer, am_leaving boolean, my_figures jsonb)
returns json language plpgsql as $$
declare
  is_fenced boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  update leases set until = dustup_lease(milliseconds), is_leaving = am_leaving, figures = my_figures where life = my_life;
  is_fenced := not found;
  return json_build_object('time', dustup_time(), 'isFenced', is_fenced, 'lost', (select lost from club),
    'peers', (select coalesce(json_agg(peer order by life), '[]') from peers),
    'isWorkToDo', exists (select from leases where until <= clock_timestamp()) or (not am_leaving and exists (
      select from orphans o, writers me where me.life = my_life and me.build <> all (o.refused))));
end $$;

create or replace function dustup_take_over(fences boolean) returns json language plpgsql as $$
declare
  over text[] := '{}';
  tables integer;
begin
  perform pg_advisory_xact_lock(hashtext('dustup take over'));
  if fences then
    with gone as (delete from leases where until <= clock_timestamp() returning life)
      select coalesce(array_agg(life order by life), '{}') into over from gone;
    update writers set is_fenced = true where life = any (over);
  end if;
  with pairs as (
      select o.table_id, w.life, row_number() over (partition by o.table_id order by w.life) - 1 as place,
        count(*) over (partition by o.table_id) as able, dense_rank() over (order by o.table_id) - 1 as turn
      from orphans o join writers w on not w.is_fenced and w.build <> all (o.refused)
      join leases l on l.life = w.life and not l.is_leaving),
    given as (
      update owners o set life = pairs.life, epoch = o.epoch + 1
      from pairs where pairs.table_id = o.table_id and pairs.place = pairs.turn % pairs.able
      returning o.table_id),
    told as (select pg_notify('dustup', ' table ' || table_id) from given)
  select count(*) into tables from told;
  return json_build_object('fenced', over, 'tables', tables);
end $$;

create function dustup_hand_over(my_life text, my_table text, to_life text) returns boolean language plpgsql as $$
begin
  -- neither may be fenced meanwhile
  perform from writers where life in (my_life, to_life) order by life for share;
  if (select count(*) from writers where life in (my_life, to_life) and not is_fenced) < 2 then return false; end if;
  update owners set life = to_life, epoch = epoch + 1 where table_id = my_table and life = my_life;
  if found then perform pg_notify('dustup', ' table ' || my_table); end if;
  return found;
end $$;

create function dustup_give_back(my_life text, my_table text) returns void language plpgsql as $$
begin
  update owners o set life = '', epoch = epoch + 1, refused = o.refused || w.build
    from writers w where w.life = my_life and o.table_id = my_table and o.life = my_life;
  if found then perform pg_notify('dustup', ' table ' || my_table); end if;
end $$;
`;

export const MIGRATIONS: readonly Migration[] = [
  { sql: TABLES + LIVES + APPEND, readableFrom: 1 },
  { sql: HANDING_ON, readableFrom: 1 },
];
