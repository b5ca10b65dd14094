SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.absences (
    table_id character varying(12) NOT NULL,
    seat smallint NOT NULL,
    at bigint NOT NULL,
    number integer NOT NULL,
    cause character varying(8) NOT NULL,
    for_good boolean NOT NULL,
    bot character varying(40) NOT NULL,
    ended_at bigint,
    ended_number integer
);
CREATE TABLE public.admitted (
    table_id character varying(12) NOT NULL,
    person_id character varying(12) NOT NULL,
    at bigint NOT NULL,
    barred boolean NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.analyses (
    key character varying(64) NOT NULL,
    person_id character varying(12),
    record text NOT NULL,
    depth character varying(10) NOT NULL,
    status character varying(10) NOT NULL,
    done double precision NOT NULL,
    result bytea,
    at bigint NOT NULL,
    beat bigint NOT NULL
);
CREATE TABLE public.blocks (
    person_id character varying(12) NOT NULL,
    blocked_id character varying(12) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.bot_work (
    table_id character varying(12) NOT NULL,
    seat smallint NOT NULL,
    bot character varying(40) NOT NULL,
    number integer NOT NULL,
    wake_at bigint NOT NULL,
    holder character varying(12),
    tries smallint NOT NULL
);
CREATE TABLE public.channels (
    id character varying(12) NOT NULL,
    person_id character varying(12) NOT NULL,
    kind character varying(8) NOT NULL,
    target text NOT NULL,
    shown character varying(254) NOT NULL,
    code character varying(64),
    created_at bigint NOT NULL,
    worked_at bigint,
    trouble character varying(40)
);
CREATE TABLE public.clocks (
    table_id character varying(12) NOT NULL,
    seat smallint NOT NULL,
    "left" bigint NOT NULL,
    spent bigint NOT NULL,
    since bigint,
    deadline bigint,
    night character varying(60),
    holidays text
);
CREATE TABLE public.counters (
    scope character varying(80) NOT NULL,
    key character varying(80) NOT NULL,
    value bigint NOT NULL
);
CREATE TABLE public.decisions (
    table_id character varying(12) NOT NULL,
    number integer NOT NULL,
    seat smallint NOT NULL,
    kind character varying(8) NOT NULL,
    text character varying(200) NOT NULL,
    answers integer NOT NULL,
    hidden boolean NOT NULL,
    at bigint NOT NULL,
    by character varying(44) NOT NULL
);
CREATE TABLE public.deliveries (
    notice_id bigint NOT NULL,
    channel_id character varying(12) NOT NULL,
    due_at bigint NOT NULL,
    tries smallint NOT NULL
);
CREATE TABLE public.editions (
    id character varying(12) NOT NULL,
    owner_id character varying(12) NOT NULL,
    game character varying(40) NOT NULL,
    name character varying(60) NOT NULL,
    text text NOT NULL,
    hash character varying(64) NOT NULL,
    created_at bigint NOT NULL,
    changed_at bigint NOT NULL
);
CREATE TABLE public.facts (
    key character varying(40) NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.finished (
    table_id character varying(12) NOT NULL,
    summary text NOT NULL
);
CREATE TABLE public.friends (
    person_id character varying(12) NOT NULL,
    friend_id character varying(12) NOT NULL,
    at bigint NOT NULL,
    confirmed_at bigint
);
CREATE TABLE public.holidays (
    person_id character varying(12) NOT NULL,
    begins bigint NOT NULL,
    ends bigint NOT NULL
);
CREATE TABLE public.imports (
    table_id character varying(12) NOT NULL,
    seed character varying(20) NOT NULL,
    decisions text NOT NULL
);
CREATE TABLE public.messages (
    table_id character varying(12) NOT NULL,
    number integer NOT NULL,
    person_id character varying(12) NOT NULL,
    text character varying(500) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.mutes (
    person_id character varying(12) NOT NULL,
    table_id character varying(12) NOT NULL
);
CREATE TABLE public.nights (
    person_id character varying(12) NOT NULL,
    night character varying(60) NOT NULL
);
CREATE TABLE public.notes (
    person_id character varying(12) NOT NULL,
    table_id character varying(12) NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.notices (
    id bigint NOT NULL,
    person_id character varying(12) NOT NULL,
    table_id character varying(12),
    kind character varying(12) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    read_at bigint,
    by_id character varying(12)
);
CREATE SEQUENCE public.notices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_id_seq OWNED BY public.notices.id;
CREATE TABLE public.people (
    id character varying(12) NOT NULL,
    name character varying(40) NOT NULL,
    name_key character varying(160) NOT NULL,
    password character varying(200),
    email character varying(254),
    admin boolean NOT NULL,
    created_at bigint NOT NULL,
    deleted_at bigint,
    language character varying(8)
);
CREATE TABLE public.presence (
    person_id character varying(12) NOT NULL,
    seen_at bigint NOT NULL
);
CREATE TABLE public.proposals (
    id character varying(12) NOT NULL,
    table_id character varying(12) NOT NULL,
    kind character varying(10) NOT NULL,
    number integer,
    person_id character varying(12) NOT NULL,
    status character varying(10) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.puzzle_days (
    person_id character varying(12) NOT NULL,
    game character varying(20) NOT NULL,
    day integer NOT NULL,
    solved boolean NOT NULL
);
CREATE TABLE public.quiet (
    person_id character varying(12) NOT NULL
);
CREATE TABLE public.ratings (
    game character varying(20) NOT NULL,
    who character varying(44) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    rating double precision NOT NULL,
    games integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.reports (
    id character varying(12) NOT NULL,
    by_id character varying(12) NOT NULL,
    person_id character varying(12) NOT NULL,
    table_id character varying(12),
    reason character varying(10) NOT NULL,
    text character varying(500) NOT NULL,
    said text NOT NULL,
    at bigint NOT NULL,
    settled_at bigint,
    settled_by character varying(12),
    outcome character varying(8)
);
CREATE TABLE public.results (
    table_id character varying(12) NOT NULL,
    seat smallint NOT NULL,
    who character varying(44) NOT NULL,
    game character varying(20) NOT NULL,
    players smallint NOT NULL,
    place smallint NOT NULL,
    rating double precision,
    gain double precision,
    at bigint NOT NULL
);
CREATE TABLE public.sanctions (
    person_id character varying(12) NOT NULL,
    kind character varying(8) NOT NULL,
    at bigint NOT NULL,
    by_id character varying(12) NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(12) NOT NULL,
    seat smallint NOT NULL,
    person_id character varying(12),
    bot character varying(40),
    kept_for character varying(12),
    status character varying(10) NOT NULL,
    updated_at bigint NOT NULL,
    player character varying(60),
    keeper_id character varying(12)
);
CREATE TABLE public.sessions (
    token character varying(64) NOT NULL,
    person_id character varying(12) NOT NULL,
    created_at bigint NOT NULL,
    seen_at bigint NOT NULL,
    expires_at bigint NOT NULL
);
CREATE TABLE public.snapshots (
    table_id character varying(12) NOT NULL,
    number integer NOT NULL,
    data bytea NOT NULL
);
CREATE TABLE public.tables (
    id character varying(12) NOT NULL,
    name character varying(60) NOT NULL,
    game character varying(20) NOT NULL,
    edition_name character varying(60) NOT NULL,
    edition_hash character varying(64) NOT NULL,
    edition_text text,
    rules_version integer NOT NULL,
    options text NOT NULL,
    players smallint NOT NULL,
    seed character varying(20),
    access character varying(8) NOT NULL,
    invitation character varying(32) NOT NULL,
    owner_id character varying(12) NOT NULL,
    status character varying(10) NOT NULL,
    head integer NOT NULL,
    deciders character varying(20) NOT NULL,
    result text,
    rematch_of character varying(12),
    created_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    updated_at bigint NOT NULL,
    moved_at bigint,
    imported boolean DEFAULT false NOT NULL,
    hinted boolean DEFAULT false NOT NULL,
    starts_when_full boolean DEFAULT false NOT NULL,
    settings text DEFAULT '{}'::text NOT NULL,
    "position" text
);
CREATE TABLE public.votes (
    proposal_id character varying(12) NOT NULL,
    person_id character varying(12) NOT NULL,
    agrees boolean NOT NULL,
    at bigint NOT NULL
);
ALTER TABLE ONLY public.notices ALTER COLUMN id SET DEFAULT nextval('public.notices_id_seq'::regclass);
INSERT INTO public.admitted VALUES
	('jutqcvvkyj', 'y8p5qqygvb', 1795036349897, false);
INSERT INTO public.alembic_version VALUES
	('0013');
INSERT INTO public.analyses VALUES
	('7321c88ec385d4737fbf174d57bc1dc96bdc7a299fe834e310b2c38609674358', 'x3qz97pxfh', '{"game": "terracotta", "edition": {"name": "standard", "hash": "d0a1b5662cef53c4f6c00d20d2df36d3ce10a4039ebde6f776e359c50c4a0364"}, "options": {}, "seats": [{"colour": "yellow", "player": "yellow"}, {"colour": "green", "player": "green"}], "seed": 26, "decisions": [["yellow", "turn inner"], ["yellow", "place craftsman 11"], ["yellow", "do"], ["yellow", "take clay"], ["green", "turn middle"], ["green", "place craftsman 9"], ["green", "skip"], ["green", "skip"], ["green", "do"]], "result": {"winner": "green", "ranking": ["green", "yellow"], "vp": {"yellow": 44, "green": 108}}, "position": {"game": "terracotta", "edition": "standard", "round": 5, "order": ["yellow", "green"], "to_act": "yellow", "rings": {"inner": 5, "middle": 1}, "tiles": ["guards", "crossbowmen", "clay", "central column", "central row"], "inspectors": {"row": 1, "column": 7}, "warehouses": [2, 1, 3, 1], "priority_left": [1], "wheel": {"1": [["yellow", "craftsman"]], "2": [["yellow", "artisan"]], "3": [["green", "artisan"]], "5": [["green", "craftsman"]], "7": [["green", "craftsman"]], "8": [["yellow", "artisan"]], "10": [["yellow", "craftsman"]], "12": [["green", "craftsman"]]}, "mausoleum": [".. .. .. .. .. .. .. .. ..", ".. .. .. Cg .. Og a^ .. ..", ".. a> .. m. .. .. Sg Sg ..", ".. .. .. f. .. .. .. Cy ..", "Sg .. .. .. .. .. .. .. ..", "Og h< h< .. .. .. m. .. ..", ".. Sg .. .. f. .. .. a^ a^"], "players": {"yellow": {"vp": 20, "coins": 2, "wet": 2, "dry": 17, "craftsmen": 3, "artisans": 2, "weapons": ["sword", "spear"], "masters": {"builder": 2, "inspector": 1, "overseer": 3}, "priority": null}, "green": {"vp": 91, "coins": 4, "wet": 1, "dry": 0, "craftsmen": 4, "artisans": 1, "weapons": ["sword"], "masters": {"builder": 5, "administrator": 1, "inspector": 2, "overseer": 4}, "priority": null}}}}', 'standard', 'done', 1, '\x785eed98db6ea33010865fa5f23545104e495ea5aa568e71126fc0441892ada2bcfbfe3e04c8a19b92b6bb37abf6c201fbf7783cf38dcd81ac68c9c99c34bcae29ab9a86128fd46dc1d58f1daf95a82499871ee1b9684c9be4010d17499a4e185f26118b97290b827c82ff7c19a579c47818d03888667c91f3749965298f92194b0216d3204a63c82b4e1b45e62fe48d1745b5c79355cdb924af1ed916f40dd3de7eb91752f2dad893f36db38635aaa132a7756e54794ee601de55122b0a7d3459556e0bdee06753b7dc2325a7aaadb9d63f106957bedb62702b4583f6b61212a679a4a00b5e90f98108680e9cf34c252dde9450cf66d88e16ad563b1c8f47585f5625d7e38d7a5b2eb4b1b0a2ae5a099904f6aca96466fa00e6c1440ce2bfb69c35daf6979738f183c9c40bc3d89fa5f12bde9e16ba2af44872f47a65b8618472e487697a4bb973e1507b32463b8afd681a423bf5d35938b4faa676344a3bf5b324fbb0763c4a3bf3a3e4e37663ff3eeeefe8a41dfbd35972d727e948ed2c834f82cc8fa793bbdad9376a4fbf517b36463b8e75420553a4d4206bfaf8c3c39f6dbee27d826a0a5da4e746e83c254d5bcb0f31c0751c50c0234ed4a6bfcef4d09b789117dfb2ca23cbaa663af597b450e013909b0ba649b4e0aa810d16183053d3cc3cb3cda252d0364db5ad39d5e4f38320418c1a84e2f701ec604213dc02a95befe9b15be993a56ac73c74bd84de56b0cdf3e562492de40a1a7638f8a7f9716b1218c4f813abe9b25125954f61787f32c5577aa78688256e773a21c37cdb6d1e028694e91265177b856df3eea61cdc757a4ee6e0872b0b5811d6f3a80ef8f9a08e423510b41066fb4d649920edd55effe0eabcbaef5ad3a70b59e7b59ba5ee119ffdc1b8866e1006d6ddaebebe1b6be87a66e57eadf38a98d17a0a64d34aec706698bfa0c92ad908d9527b44314f6e14da1515263a10a848a506271edbb7144a99f28b76531568c9b6283cb2060d9458ad31b17ed087f759e1fd2a66e8c8eb989178a99779536ff6396a983390a586693e4c0d73e2b2303951a314795ee84dbab79516a67dc0396cb8f167f1723ecd253766f7271b8b0d9498c7a8d1d408a677127414364aaa74205ea7fa357bcebbea53e7890aaa14380de30c3a0e59ba6e0cd8d751e67aea3da7db0b7c3a20ad69813a979bc9cfc974be996a23f481f94eb0b85e7db0ac45ad5393c8eabcc2fc45f1bfc4d4afde8c7f45490d51a43cce063fdc6dca8055b565496be1ae5edd3141774524633b192e49faea7438010b84af2a7ba3139232d6e27efa667e02d8ba9698f6a2c0ddcadcb340f501df70d303aaec59a9659b13d335aded09e12bb8dd5bdfcdac2b93b925984b9ee7fecc456f5fd59ac47d993955bfee4e699dd4a5a4f1c67e5d75c5d9de8ecf68ea3c89cc376eb7be1c2cded17fb43387c73928fedf2740e8f3fb147ec73ee9e30eddb96f2a8edd9da9f6cdb3fd8c302cc3575f50fae27139d8dd3086a3fb4b47f2feb84565bea50cae47afc7df45e4f4c4', 1795036349184, 1795036529827);
INSERT INTO public.channels VALUES
	('7zqqpuqnng', 'y8p5qqygvb', 'ntfy', 'https://ntfy.example.org/topic', 'ntfy.example.org', NULL, 1795036346477, NULL, NULL);
INSERT INTO public.clocks VALUES
	('hp37d93ydk', 0, 3629616, 384, 1795036348372, 1795039977988, NULL, NULL),
	('hp37d93ydk', 1, 3629722, 278, NULL, NULL, NULL, NULL);
INSERT INTO public.decisions VALUES
	('q8hkav7r3d', 1, 0, 'decide', 'place craftsman 9', 0, false, 1795036346519, 'x3qz97pxfh'),
	('q8hkav7r3d', 2, 0, 'decide', 'skip', 1, false, 1795036346529, 'x3qz97pxfh'),
	('q8hkav7r3d', 3, 0, 'decide', 'hire 2', 2, false, 1795036346539, 'x3qz97pxfh'),
	('q8hkav7r3d', 4, 0, 'decide', 'do', 3, false, 1795036346547, 'x3qz97pxfh'),
	('q8hkav7r3d', 5, 0, 'decide', 'skip', 4, false, 1795036346556, 'x3qz97pxfh'),
	('q8hkav7r3d', 6, 1, 'decide', 'place craftsman 11', 5, false, 1795036346567, 'y8p5qqygvb'),
	('q8hkav7r3d', 7, 1, 'decide', 'take clay', 6, false, 1795036346576, 'y8p5qqygvb'),
	('q8hkav7r3d', 8, 1, 'decide', 'skip', 7, false, 1795036346585, 'y8p5qqygvb'),
	('q8hkav7r3d', 9, 2, 'decide', 'place craftsman 10', 8, false, 1795036347036, 'bot:random'),
	('q8hkav7r3d', 10, 2, 'decide', 'take clay', 9, false, 1795036347051, 'bot:random'),
	('q8hkav7r3d', 11, 2, 'decide', 'do', 10, false, 1795036347093, 'bot:random'),
	('q8hkav7r3d', 12, 2, 'decide', 'skip', 11, false, 1795036347107, 'bot:random'),
	('q8hkav7r3d', 13, 0, 'decide', 'place craftsman 3', 12, false, 1795036347126, 'x3qz97pxfh'),
	('q8hkav7r3d', 14, 0, 'decide', 'take clay', 13, false, 1795036347151, 'x3qz97pxfh'),
	('q8hkav7r3d', 15, 0, 'decide', 'skip', 14, false, 1795036347181, 'x3qz97pxfh'),
	('q8hkav7r3d', 16, 0, 'decide', 'do', 15, false, 1795036347197, 'x3qz97pxfh'),
	('q8hkav7r3d', 17, 1, 'decide', 'turn inner', 16, false, 1795036347220, 'y8p5qqygvb'),
	('q8hkav7r3d', 18, 1, 'decide', 'place craftsman 2', 17, false, 1795036347253, 'y8p5qqygvb'),
	('q8hkav7r3d', 19, 1, 'decide', 'build crossbowman c5', 18, false, 1795036347274, 'y8p5qqygvb'),
	('q8hkav7r3d', 20, 1, 'decide', 'skip', 19, false, 1795036347285, 'y8p5qqygvb'),
	('q8hkav7r3d', 21, 2, 'decide', 'turn inner', 20, false, 1795036347301, 'bot:random'),
	('q8hkav7r3d', 22, 2, 'decide', 'place craftsman 4', 21, false, 1795036347308, 'bot:random'),
	('q8hkav7r3d', 23, 2, 'decide', 'take coin', 22, false, 1795036347319, 'bot:random'),
	('q8hkav7r3d', 24, 2, 'decide', 'take clay', 23, false, 1795036347330, 'bot:random'),
	('q8hkav7r3d', 25, 2, 'decide', 'skip', 24, false, 1795036347337, 'bot:random'),
	('q8hkav7r3d', 26, 0, 'decide', 'place craftsman 6', 25, false, 1795036347379, 'x3qz97pxfh'),
	('q8hkav7r3d', 27, 0, 'undo', '25', 26, false, 1795036347464, 'x3qz97pxfh'),
	('q8hkav7r3d', 28, 0, 'decide', 'place craftsman 7', 27, false, 1795036347496, 'x3qz97pxfh'),
	('q8hkav7r3d', 29, 0, 'decide', 'do', 28, false, 1795036347586, 'x3qz97pxfh'),
	('q8hkav7r3d', 30, 0, 'decide', 'take clay', 29, false, 1795036347617, 'x3qz97pxfh'),
	('q8hkav7r3d', 31, 0, 'decide', 'skip', 30, false, 1795036347628, 'x3qz97pxfh'),
	('q8hkav7r3d', 32, 1, 'decide', 'place craftsman 1', 31, false, 1795036347643, 'y8p5qqygvb'),
	('hp37d93ydk', 1, 0, 'decide', 'turn middle', 0, false, 1795036347746, 'x3qz97pxfh'),
	('hp37d93ydk', 2, 0, 'decide', 'place craftsman 9', 1, false, 1795036347792, 'x3qz97pxfh'),
	('hp37d93ydk', 3, 0, 'decide', 'take clay', 2, false, 1795036347818, 'x3qz97pxfh'),
	('hp37d93ydk', 4, 0, 'decide', 'take clay', 3, false, 1795036347837, 'x3qz97pxfh'),
	('hp37d93ydk', 5, 0, 'decide', 'do', 4, false, 1795036347861, 'x3qz97pxfh'),
	('hp37d93ydk', 6, 1, 'decide', 'turn middle', 5, false, 1795036347901, '335sgktywb'),
	('hp37d93ydk', 7, 1, 'decide', 'place craftsman 1', 6, false, 1795036347919, '335sgktywb'),
	('hp37d93ydk', 8, 1, 'decide', 'skip', 7, false, 1795036347941, '335sgktywb'),
	('hp37d93ydk', 9, 1, 'decide', 'hire 1', 8, false, 1795036347957, '335sgktywb'),
	('hp37d93ydk', 10, 1, 'decide', 'do', 9, false, 1795036347972, '335sgktywb'),
	('hp37d93ydk', 11, 1, 'decide', 'do', 10, false, 1795036347987, '335sgktywb'),
	('hp37d93ydk', 12, 0, 'decide', 'place craftsman 6', 11, false, 1795036348003, 'x3qz97pxfh'),
	('hp37d93ydk', 13, 0, 'decide', 'skip', 12, false, 1795036348016, 'x3qz97pxfh'),
	('hp37d93ydk', 14, 0, 'decide', 'take coin', 13, false, 1795036348037, 'x3qz97pxfh'),
	('hp37d93ydk', 15, 0, 'decide', 'skip', 14, false, 1795036348054, 'x3qz97pxfh'),
	('hp37d93ydk', 16, 1, 'decide', 'place craftsman 2', 15, false, 1795036348080, '335sgktywb'),
	('hp37d93ydk', 17, 1, 'decide', 'skip', 16, false, 1795036348092, '335sgktywb'),
	('hp37d93ydk', 18, 1, 'decide', 'do', 17, false, 1795036348109, '335sgktywb');
INSERT INTO public.decisions VALUES
	('hp37d93ydk', 19, 0, 'decide', 'turn inner', 18, false, 1795036348136, 'x3qz97pxfh'),
	('hp37d93ydk', 20, 0, 'decide', 'place craftsman 3', 19, false, 1795036348172, 'x3qz97pxfh'),
	('hp37d93ydk', 21, 0, 'decide', 'take coin', 20, false, 1795036348197, 'x3qz97pxfh'),
	('hp37d93ydk', 22, 0, 'decide', 'take coin', 21, false, 1795036348220, 'x3qz97pxfh'),
	('hp37d93ydk', 23, 1, 'decide', 'place craftsman 5', 22, false, 1795036348250, '335sgktywb'),
	('hp37d93ydk', 24, 1, 'decide', 'take coin', 23, false, 1795036348282, '335sgktywb'),
	('hp37d93ydk', 25, 1, 'decide', 'take clay', 24, false, 1795036348317, '335sgktywb'),
	('hp37d93ydk', 26, 0, 'decide', 'turn inner', 25, false, 1795036348344, 'x3qz97pxfh'),
	('hp37d93ydk', 27, 0, 'decide', 'place craftsman 12', 26, false, 1795036348372, 'x3qz97pxfh'),
	('4p9gtr22q4', 1, 0, 'decide', 'start 18', 0, false, 1795036348469, 'x3qz97pxfh'),
	('4p9gtr22q4', 2, 1, 'decide', 'start 9', 1, false, 1795036348488, 'y8p5qqygvb'),
	('4p9gtr22q4', 3, 2, 'decide', 'start 12', 2, false, 1795036348504, '335sgktywb'),
	('4p9gtr22q4', 4, 2, 'decide', 'plan RRRKAK', 3, true, 1795036348522, '335sgktywb'),
	('4p9gtr22q4', 5, 1, 'decide', 'plan KWWAAW', 4, true, 1795036348549, 'y8p5qqygvb'),
	('4p9gtr22q4', 6, 0, 'decide', 'plan WRKRRK', 5, true, 1795036348574, 'x3qz97pxfh'),
	('4p9gtr22q4', 7, 1, 'decide', 'plan KRBAWK', 6, true, 1795036348601, 'y8p5qqygvb'),
	('s8xnkuqssn', 1, 2, 'decide', 'start 8', 0, false, 1795036348707, 'y8p5qqygvb'),
	('s8xnkuqssn', 2, 0, 'decide', 'start 3', 1, false, 1795036348730, '335sgktywb'),
	('s8xnkuqssn', 3, 1, 'decide', 'start 11', 2, false, 1795036348751, 'x3qz97pxfh'),
	('s8xnkuqssn', 4, 1, 'decide', 'plan AKAKRW', 3, true, 1795036348761, 'x3qz97pxfh'),
	('s8xnkuqssn', 5, 0, 'decide', 'plan RKKRKW', 4, true, 1795036348773, '335sgktywb'),
	('s8xnkuqssn', 6, 2, 'decide', 'plan WWKKWR', 5, true, 1795036348791, 'y8p5qqygvb'),
	('s8xnkuqssn', 7, 0, 'decide', 'plan AWRAKB', 6, true, 1795036348807, '335sgktywb'),
	('s8xnkuqssn', 8, 1, 'decide', 'plan RWRBBA', 7, true, 1795036348823, 'x3qz97pxfh'),
	('s8xnkuqssn', 9, 2, 'decide', 'plan WABBBB', 8, true, 1795036348847, 'y8p5qqygvb'),
	('c87wtysv24', 1, 0, 'decide', 'turn inner', 0, false, 1795036349022, 'x3qz97pxfh'),
	('c87wtysv24', 2, 0, 'decide', 'place craftsman 11', 1, false, 1795036349033, 'x3qz97pxfh'),
	('c87wtysv24', 3, 0, 'decide', 'do', 2, false, 1795036349042, 'x3qz97pxfh'),
	('c87wtysv24', 4, 0, 'decide', 'take clay', 3, false, 1795036349065, 'x3qz97pxfh'),
	('c87wtysv24', 5, 1, 'decide', 'turn middle', 4, false, 1795036349084, 'y8p5qqygvb'),
	('c87wtysv24', 6, 1, 'decide', 'place craftsman 9', 5, false, 1795036349096, 'y8p5qqygvb'),
	('c87wtysv24', 7, 1, 'decide', 'skip', 6, false, 1795036349106, 'y8p5qqygvb'),
	('c87wtysv24', 8, 1, 'decide', 'skip', 7, false, 1795036349128, 'y8p5qqygvb'),
	('c87wtysv24', 9, 1, 'decide', 'do', 8, false, 1795036349147, 'y8p5qqygvb');
INSERT INTO public.deliveries VALUES
	(1, '7zqqpuqnng', 1795036346499, 0),
	(2, '7zqqpuqnng', 1795039947628, 0),
	(6, '7zqqpuqnng', 1795036348439, 0),
	(12, '7zqqpuqnng', 1795036348676, 0),
	(15, '7zqqpuqnng', 1795036408751, 0),
	(18, '7zqqpuqnng', 1795036349005, 0),
	(20, '7zqqpuqnng', 1795036349149, 0),
	(21, '7zqqpuqnng', 1795036349899, 0);
INSERT INTO public.facts VALUES
	('open', '1795036344509'),
	('secret', 'y9xEiWTaDFfQOxaEl5-AmjBujOM94ZLcaGYlA2GumnA'),
	('first account', 'x3qz97pxfh'),
	('restored', '9kcmdzw2jd');
INSERT INTO public.imports VALUES
	('3xcje8mcnn', '26', '[["yellow","place craftsman 10"],["yellow","take clay"],["yellow","skip"],["yellow","do"],["green","place craftsman 5"],["green","do"],["green","take clay"],["yellow","place craftsman 7"],["yellow","take clay"],["yellow","take clay"],["yellow","skip"],["green","place craftsman 2"]]');
INSERT INTO public.notices VALUES
	(1, 'y8p5qqygvb', 'q8hkav7r3d', 'started', 0, 1795036346499, NULL, NULL),
	(2, 'y8p5qqygvb', 'q8hkav7r3d', 'turn', 31, 1795036347628, NULL, NULL),
	(3, '335sgktywb', 'hp37d93ydk', 'started', 0, 1795036347711, NULL, NULL),
	(4, 'x3qz97pxfh', 'hp37d93ydk', 'turn', 25, 1795036348317, NULL, NULL),
	(5, '335sgktywb', '4p9gtr22q4', 'started', 0, 1795036348439, NULL, NULL),
	(6, 'y8p5qqygvb', '4p9gtr22q4', 'started', 0, 1795036348439, NULL, NULL),
	(8, 'x3qz97pxfh', '4p9gtr22q4', 'turn', 3, 1795036348504, NULL, NULL),
	(10, '335sgktywb', '4p9gtr22q4', 'turn', 6, 1795036348574, NULL, NULL),
	(11, 'x3qz97pxfh', 's8xnkuqssn', 'started', 0, 1795036348676, NULL, NULL),
	(12, 'y8p5qqygvb', 's8xnkuqssn', 'started', 0, 1795036348676, NULL, NULL),
	(15, 'y8p5qqygvb', 's8xnkuqssn', 'turn', 3, 1795036348751, NULL, NULL),
	(16, '335sgktywb', 's8xnkuqssn', 'turn', 9, 1795036348847, NULL, NULL),
	(17, 'x3qz97pxfh', 's8xnkuqssn', 'turn', 9, 1795036348847, NULL, NULL),
	(18, 'y8p5qqygvb', 'c87wtysv24', 'started', 0, 1795036349005, NULL, NULL),
	(19, 'x3qz97pxfh', 'c87wtysv24', 'over', 9, 1795036349149, NULL, NULL),
	(20, 'y8p5qqygvb', 'c87wtysv24', 'over', 9, 1795036349149, NULL, NULL),
	(21, 'y8p5qqygvb', 'jutqcvvkyj', 'invited', 0, 1795036349899, NULL, 'x3qz97pxfh');
INSERT INTO public.people VALUES
	('x3qz97pxfh', 'Anna', 'anna', '$argon2id$v=19$m=65536,t=3,p=4$F3doR0iLYjsKnzIGx7WLhg$fbSFJEhTRu3YcPnTtO1J+osZjqjAeJqibeq5ubnmcJU', NULL, true, 1795036345711, NULL, NULL),
	('y8p5qqygvb', 'Ben', 'ben', '$argon2id$v=19$m=65536,t=3,p=4$5GIRHSyDhm1xcF/TpSwssQ$tcYQ79nxa2ydme6oeeJqGX0nhEhB3DhLpmcdC/xqRPQ', NULL, false, 1795036346015, NULL, NULL),
	('335sgktywb', 'Cleo', 'cleo', '$argon2id$v=19$m=65536,t=3,p=4$MnvLIzb7QuFWwkF71vPrKg$REXwygE1jBdwYmlpWyO4sF6pqUs7zTn7OP2N2d0Tmz4', NULL, false, 1795036346467, NULL, NULL);
INSERT INTO public.seats VALUES
	('q8hkav7r3d', 0, 'x3qz97pxfh', NULL, NULL, 'running', 1795036346497, NULL, NULL),
	('q8hkav7r3d', 1, 'y8p5qqygvb', NULL, NULL, 'running', 1795036346497, NULL, NULL),
	('q8hkav7r3d', 2, NULL, 'random', NULL, 'running', 1795036346497, NULL, NULL),
	('hp37d93ydk', 0, 'x3qz97pxfh', NULL, NULL, 'running', 1795036347710, NULL, NULL),
	('hp37d93ydk', 1, '335sgktywb', NULL, NULL, 'running', 1795036347710, NULL, NULL),
	('4p9gtr22q4', 0, 'x3qz97pxfh', NULL, NULL, 'running', 1795036348436, NULL, NULL),
	('4p9gtr22q4', 1, 'y8p5qqygvb', NULL, NULL, 'running', 1795036348436, NULL, NULL),
	('4p9gtr22q4', 2, '335sgktywb', NULL, NULL, 'running', 1795036348436, NULL, NULL),
	('s8xnkuqssn', 0, '335sgktywb', NULL, NULL, 'running', 1795036348675, NULL, NULL),
	('s8xnkuqssn', 1, 'x3qz97pxfh', NULL, NULL, 'running', 1795036348675, NULL, NULL),
	('s8xnkuqssn', 2, 'y8p5qqygvb', NULL, NULL, 'running', 1795036348675, NULL, NULL),
	('c87wtysv24', 0, 'x3qz97pxfh', NULL, NULL, 'over', 1795036349147, '?', NULL),
	('c87wtysv24', 1, 'y8p5qqygvb', NULL, NULL, 'over', 1795036349147, '?', NULL),
	('3xcje8mcnn', 0, NULL, NULL, NULL, 'open', 1795036349890, '?', NULL),
	('3xcje8mcnn', 1, NULL, NULL, NULL, 'open', 1795036349890, '?', NULL),
	('jutqcvvkyj', 0, 'x3qz97pxfh', NULL, NULL, 'open', 1795036349897, NULL, NULL),
	('jutqcvvkyj', 1, NULL, NULL, NULL, 'open', 1795036349897, NULL, NULL),
	('jutqcvvkyj', 2, NULL, NULL, NULL, 'open', 1795036349897, NULL, NULL),
	('jutqcvvkyj', 3, NULL, NULL, NULL, 'open', 1795036349897, NULL, NULL);
INSERT INTO public.sessions VALUES
	('02d1991bcd9d21bce7a8843f9fe751be602956f187913acd7c98024a1fcdefaa', 'x3qz97pxfh', 1795036345713, 1795036345713, 1802812345713),
	('f6c645885d72061885a1c2b30849990ed9ccb3fb9df9fbb372d7829aa34a562a', 'y8p5qqygvb', 1795036346016, 1795036346016, 1802812346016),
	('88f1d800bf4966873f9811d81ab39d3aeb6a6774cbf24af842fc25fa898b1270', '335sgktywb', 1795036346467, 1795036346467, 1802812346467);
INSERT INTO public.snapshots VALUES
	('q8hkav7r3d', 0, '\x01614f27da7edda7137801cd52c16ac3300cfd95a1b35b926eec905f096578b19a1a1c2bc8f64228fdf73da7eb2ea3b71e4602b6253fbda727f7171aedc4d45166553b48ce960cb1f3d94b4438651b9d5587a04a898ebad690a863a5aea795439005b9519923d6cf50988e86b27cd82103ff7b437d1c137517f23156706368f2ce0570bf5f01f08191ee2949709e35a1d8203ed6752c10503751349f770ba78c4392723f801037671eb200080e85a82a74905026b4d18261b1ca672969a369cdf60138ab17f579fd087c82e0be3507449733734025e0265ba089cb54d5edf72f0f7e287a9001e2ff256be7c1aed568f8f53325ecbee66d3437ebbb5738c17005c372bade326a4f394d9876f766c86af6c9624af5cac27696baef517db2094faa5687877793a98b2504046eefe5211f46f75cbeed5dfea143035b7b87e7d25dafa631f0a031bbd634c76f416dfa87'),
	('q8hkav7r3d', 5, '\x017e45fabf1eb525267801cd92d16ac3300c457f65e8d92b4db70e965f09a178b19a9a397690ed8550faefbb4e5618747d197b1809d8962c1d5957cd997a3d30d59458447721254d8ad8d86483873926ed8d1603a384ec0dd595a2208685ea8666762e4cf0f5c2ecb1beb9ccd42a4ae1a0bb84f8ab43acef23d567b2de97d8ada2c11ae3807eb9e0be750c774331386359227275c1fab2f619fcb2f141d2e971e2987088215f0fe0e1e6c85d0a0804435053a9b30b2e0f784505c2a4854f21c70553a9e543e02836884df3c1f111f53695dac13a9d985dc9f40ad3b76776a28f290eda53db22e7a033eae53c94ca379b873b3faabde341c4ff7396ae383d1711d0812f89b1fb1817d956594a7b2746c79e14199957cfda1d0c42fdac484bb25143c1a2f5c47a0c65df20fba023a66dc9de0134e8f732113b34f4aa06d53e3b07c33a3e37704017388af83dfc27de32bf3738bc66c1edfe1677b9a8bd4243f66aabf6ed27adff078c'),
	('q8hkav7r3d', 8, '\x014ca66bb169c05d9e7801cd92dd6ac3300c855f65e8da2b4b3746975709a568b19a9a3976f0cf42287df71dbb2b14ba5e8dc148c0b664e9b38ed41d69e051a8a5242170ef53625224da24e31dcc31b1d31c348cc167a7a96d14f9a02550dbd122d6fa19be218838acef360b6d1525bfe33e21be1a106bdc10a93d9271ae843e291a8dd616e4d713ae1b2b707714bdd5464244aade1b57d621035f36ce8774789c25261ca2cf970370b839499f3c02c10878527966ef6d1e514403c2cc410e3ec78a6954fd103805e38349cbceca1ecfed1ab586753e88d892e90da6ab2afbc0fb144776b4c5ada6a9de4be9d74e0047ce2846f258ca5aad1eeefc28e58e0711ffcf5924b3bc940e419eeff663f739d59e9e7b56b49f05723e2bd261397bced26148da17451c92898cf696419885275ff61db28f1c3189357b0fd0c81f655cd610f4d22a6a5db61686b3f03770402b7cfd1bf84fbc3aca373854f317b8d3496d1404d9605437db2f47cd102e'),
	('q8hkav7r3d', 12, '\x01f1af00ca4831ee3d7801cd52db6ac3300cfd95a167af34d9182cbf124af162b53573ec22db0ba1f4df77ecaea3a5eb535f46822f3a928f74a4fe405b3d32759458440f21254d8ad8d86483873926ed8d1603a384ec0d758da2208685ba9e66762e4cc0b6c2ecb17fb8ccb45294c25a0f09f1bf1e62fd36527720eb7d095e2a1aad310edc6f470458c7807b8ac119cb12f1d810ac2ffb36238172f041d2ee79e2987089219f2f2084e79e871410080e415225d121b83ca28c060c9316de851c2b4da3ea87c0bdd82036cd6bc71b24dcb7b04d3b6657de7987e1a2ca41f426c5517b5ac1ab5956b4960caa6baca9d859964b10a98c3aa34cce239c68b178baf3a3c83b0822fe1f58c4747a2ebd83743f8dc7e96b5fbb7dea66e9cac410fa459191f9849ca4c30075af8ab4241b351a5f466462bd0fe5dce3f551474c697d7d00d1a83fcb20b510f4dc44ea7c760e8693f037e420ade4ed23e47ff1d521b8a143358fd77a45d71c8f47d5b40a72606db1acbe019a4e1854'),
	('q8hkav7r3d', 16, '\x017aa104113da201067801cd52db6ac3300cfd95a1e76c34dd282cbf12cad062ad3173ec22db0b65f4df77ec36d0b275b0b791e08b8ee4a3cbe93f69c79350474954790829313524c6261b3ccc31b137ac06460dd91beada86821a51ea7a3a88736106b653118ffdd565a16d4329bcf09010bf006afd2e52f749d6fb12bb6a68b2c638506f8ef0b74e00f71483335634e2ad21585ff65d067f39f8a069bc9f25265c62c8cb057cf0dccb900202c1a1c8a9e43904972754d18261669531e45869daa67e08dcab0d6ad3e1c5c91bf2edd7b0cda3882bef3cc27051e4a0fc96e2c49eb6f07afe0d6c5715aded401e57816d5bb1a5339720f29c38a307922738d1c3c3dd8d1f1db88120e2ff81a5d38e0f65b0e8eb5936387decab144ea32e239b0553786ac8e8e1849c5a0771152b6bb291a18aa29f59781fcab9a791ddab40a4a0993842ca956600e3c4ef456e6b74761935753e3b07c36902dfb2783c67b1fe631657e43ff155357ca34359b568d0fea9e8db74edf1786cda4dd36fcbbac2b2fd0208f82446'),
	('q8hkav7r3d', 20, '\x0193f28a247d4207907801ad52d96ac33010fc95b2cf6e889d525abff6334c081b6be388ca92d1511342febd23e78090a6501a6c74ecec6af698664f1df7423545f19e5b17235341a274d4cec21c225bc55ec1e85db28aeab220e79578aa1bda89316e04d679118b7d6d92d0b2a0e856dc46c44f06c46adb05aaf7a4adcda178a4d74a1930bf1ee0ae8d006e2838a3b4f880a75aa76ddebb04fa7cb0cec7edf32821e2125c3a5f4007cf41dae810080e8f943243eb4cea5144098691bd6c5d0a134d5594f943e0e0b5f33aee56463648b7a9601bb72226bf53c1d05c4a6b3d6f62e8d9d2124e8b09bbd47f0dbeff0696f3093d35e63ab02cef52a2869e13fa23a98713cd664f777e74e70e828807801fdd2df33f9ecd5330bccb4347cf4f1dc5e96ba07a7e96411ee72898d04b41caef8ec87120d05db6b28f3a3014938346e1c1e573435b366b817e41d37380ca279a168c3d7f662956e8ec590654db640c0c473d9fb278bbc902147fcae28afc27be490d3745a3aca9e8c5c3e8cac3e15054f3a259e6b5c4b2fc066a6a2cf3'),
	('q8hkav7r3d', 25, '\x014b7568e41db2ace17801ad53d94ec33010fc15b4cf01917008f2ca6744155ae225b570ec6a6d1355a8ffce38a5155529128712c5f6ce8e67af746f34f028d4521255ee434a4c1589b1c9060f734cec0dab815143f686dabaa2a04694da8ed6e25c98800d2ae2b13eb92cb4a8288547ee13f87b0fb57e88d4be91f5be909b8a466b8c83f6ed0604eb04704731386345232eeb83f5651d3202281b1f342dcf2789098718f2ee004178aea44f01446828822a81f6c1e51169d45098586519729c659aaa2e0f882bb5416d5a3f3a7946c05d03dbb41471e59e06866e9f5caffc9ce2c89e1670ba9ab17d7e87e0f50cced5401407bcfbef78f5e569625dcfd8aed49f6f457a2367944ef20827bab8383bf1a270271030fe017c188e95ff706d6990e3759907b4e3a3d8d8bdaea8bddc4d48e9f42468de754546d75b645b730c65b1b2261b19c3544893f02a947d474b764f82e186ccc811bfc02cd34371e497794a51d9dd8450ebb373306c3bf011c5dd511490f8511407e25fe9cd637494f4d52f933e2d576f369baab9a9ba45f936f82cde010c183661'),
	('q8hkav7r3d', 27, '\x01f987cfd8d550c9447801ad53db4ee33010fd1534cf0691c05ec82b9f1155688887d4c2b1abb1bd5185faef7b9cd26aab52a4dd4589627b8ecf9cb9a57fa39127a18eb2a8f21073663224d6651703cc2973b0ac16468d2558ea1a4351ad28753d6dc5fb38031b5524607df645686528c7271e32f8c71beac298a87b23174225b7862667ad87f6f71d08ce0be09e52f4d68926381ba20b751d0b02a89b1035afaf6749198714cbe10041dcdcc8902388d0500455031da22f13d268a030b3ca3a96b4c8b4a6a90f881b75515dde3e797941c07d0bdbbc16f1d54f0b437f4c6e507ec969e2402b5cba5bb0637ea7e0fd022ed5401427bc87cf78cded6562d32cd8a1d47f7a457a1317944eca844b74737375e145e12e20607c01f8389e2bff87dbda20cfdb3a0f68c77bb1b1fbb5a1eef63021b5d3b3a079f786ac6ef7c8bee618ca6a65cd2e3186a99266e14dacfb9ed6ec9f05c30d9989137e81456680e2c4afcb94a2b28709a12e14ef61d877e03d8a9f675140e2afa23811ff486f19a3b3a4effe31e9cb72cd6eb733ed0fd3af4cfbcdb4f8ac7e030c323663'),
	('q8hkav7r3d', 31, '\x01c768a27a79b70c567801ad53ed6edb300c7c9581bfb5224e8a6ef5df3e861114acc53ac26429a0a419419177efc9898b05590a0c2b6c58128fd4f1e3dcbdd1c0a3504b5954b98f39331912ebb28b01e6943958560ba3c6122cb58da1a85694da8e0ee27d9c800d2a12b0bef822b43594e333f719f10ba02e0c89da377221d4d8b5a1d159eb41fd7084bff302b8a314bd75a20977f5d185ba0e05fc7513a2e6ddf74952c621c5b21cc007cfbdf43922101c8a9c6a9e7df46544150d182656d9c592669ab569ea83c0bdbaa82e1f9ebdbc22df6e0ddbb413f1f59e350cdd4709bdf26b4e2307dac26933631f0db804ef67706e06b2b888fbf159dce36760b3ba7d6bd3ccd8d2ed3f2951fbc8057d9532c289eeeebedd78d1d51b0822be007c1aae99ffe3da3a3dcf872a16ccea3c09ec7eefa95d2df2a9329804937d3464f570424e038160db7b43acd92586d26ad024bc8f75dfd18efd8b40f8a01939e1f798697a308efc6b96303abbc887da50bc87e1348173163fafb200c53f657141fe37be596357456fce45a3bc2fa26b8ec7a3d934a6dbd6ef0a9fed3b44653f30'),
	('hp37d93ydk', 0, '\x016228af0fde5876ae7801cd52cb6ac33010fc95b06725d82d85a25f31212cd62611e86156728c09f9f78e92b4f4925b0fc53a48339a9dd5ac872b9d380a59aaa2ca63ae95c990385f7d4e804be5e4581d40cd7372647b43599d28d9815609212fe04e2a92686fa8e6038f15c21f4a7d3a15b257f22935d5a7a1e89d0b307dbb41e083801e680cbca252ca5acf5be15271182555e5b019739863fa05e8ddb5e4e0bc6869c63e9549c69a718257e35ba74fa1ede1b4b0ca39cfe56ed79bfb07e1a43eabafeb21c8118d0f3db0e52c125007aac8336c648eadc7dd6ef362a1b7170c14ff8f6cef46de2d3ba4f59c157697896cd762439c64df91842013204ed707a37cac2562d8f6c3106bf585db555c5984a7dcf603aa470cf0511d197e474c36cd210078fc2e2ffd30b8bff4bbdd4c67d05467b6bde9f65fce61d6e9'),
	('hp37d93ydk', 5, '\x01361de6bb0fe777d77801cd52d16ac3300cfc95a267afb42b852dbf1242d162b5313876909d8550faef3b271d1446197b1b31c13ef974f249f5952edc0b55944595db98339321b12ebb1800a7ccc1b25a801ac760a9da1b8a6a45a9aa6916efe384d84545023586723c719b415c11b05cb824aaaee44228a43743bdb3d643f370c37de705e19a5acf331285a8b97b114e1987564256f69b36fab10f0f802ea2297aeb4453d175210dd2e68813b44abc147a27567b284dacd2c5312d727bb37c200eeaa2ba3c9fbc9c5177bd07367522bee47907f0f0ca56f99c53cf7869838c3d8f2841c6bed4bfdd6e9e2cd4fd2402c6ff0b164fd08be22b1cb87718bbcf81aa5db114562fe64e02bf5e0d599dd7c8ea0ee6a03a1a62cd2e71b90ad2243cc4b2afa963ff219827c8f4e8f22a0333bffb405518bd07b00ed00fe143c9066174f74fc2bfe8dd6ee668ea06bf9d39365f2df6e28c'),
	('hp37d93ydk', 11, '\x0144210d6ef775b2e47801cd52d16ac3300cfc95a267af2c63832dbf124ad162b5313876909d8550faef3b275de9287dd8db7008b6cea793ce6a4e74e45ea8a62caadcc69c990c8975d9c58070ca1c2cab4550e3182cd595a1a85694ea8666f13e4ec08e2a12686728c73db719c42ba42e1c13d527722114d6bba1de59eb21fa7a06c17901dc50eb7946a61035774fc229e3d04ac8ca7ed3463ff6e126a08b6a8ade3ad154845d4883b439e204ad82974a2fc4ba82d2c42a5d1cd3225799658138a88beaf2bcf77240e14d85d8d489f892a742a0b974876cca879c7a46a7b8f4b160d73e6f41a8f53ca23c19fbd2db76bb79f0a1a7070818ff0f2c7ee19d8ae770e7d23b765f03d5cfc56e3cc362fc24f0f2c590d5794556eb3024f59b21d6ec1297ab204dc2432cfb863af69f8261834c8f09586560e6cf1b511d46ef1158e7ed4e78c9066148fc4d384d98e9dfb2c4b677c1250c20a60a4dddd7713e9baa32cdaefcb1aadd3799e3f513'),
	('hp37d93ydk', 15, '\x01e72ad5cfaaef28937801cd52d16ac3300cfc95a1e7ac34631d9b7f2594a2c56a6370ec223b0ba1f4df774ebab252fab0b79190d83ac9279fae39d1817b21435954b98d39335524d6651703c22973b0ac16418d43b064ea8aa25a51320d4de27d1c811d5424d0b6a21c77dc66142e1154b97048644ee4422845ef15f5ce5a0fced733f29d17c00db59e271c14a2e6ee5938656c5a0959d93fb5d10f7df815d09934456f9d682abc2ea4a3b4396207ae8297462f85a606d3c82a5d1cd24c5757f383c2a3baa82e4f3b2f7bf4ddd4888d9d882fe7d40834d7abb4cafb9c7ac64591f4366357056ec18fc7205ae97940ef32f4c8a2d5eae9c18b0b3f4050f1ffc0222686580602e92ec260f57524b32eb3c08cc8bc405e81d0f85b9d1664d11506329b8a58b34b5c5251340a1f635937d4b1ff141811343decb1d040cc9f01920983f7082ccebb239e4f033128fe469c46f8fd9696d8f62eb80477c272b0da7d1fe773556faa665bbe6b7cb6dfa71afdf3'),
	('hp37d93ydk', 18, '\x01677332656cf5fa917801cd53ed6ac3300c7c95a1df5959ca3e3abf4a28458bd5c6e0d84576164ae9bbef9c7465a574b07f23217174964e3e5d9a23edb81732944595db98335345625d7631209c3207cb6a11d438044ba6ae28aa1525d3d041bc8f23b09d8a045a5794e386db8cc40ba42eec129923b9104ad6aaa2de59eb41fa7c4282f302b8a1d6f3019542d4dc3d0aa78c8f564256f60f6df4431f7e0474624dd15b279a0ab10b692f6d8ef80257c14ba7e74453836964952e0e69a2ababe942e25e5d54970f1b2f5b34ded4888d9d882f756a049af3e9504d799b53cf3829362d7fc15e27eca2c175e2fb7d106df63ce05c32f4d8458bc5c39d1b62dc4190f1ffc02234065c860559cfc260f5b927f354e684f99159427ac110f0b67a98915973b8cbbc54c49a5de2b21549a3f03e9675431dfb0f814b41d3c33a330dc4fc1e2e9930788fc06cd41be2a91a88dffe4a9c46fc0cd7b4c4b677c125381776840d6ffb389daa7a5535ebf2840f57eb2fa52a0769'),
	('hp37d93ydk', 22, '\x012e601585b8f1547f7801cd53ed8ac230107c15d9df3db1de17975729227bcdaa8134914d7a45c477bf49ebc98928dcbfa3254d767632c9ceb639d2963b21435954b98d39335524d6651703c22973b0ac16418d7db064ea8aa25a51320d1dc4fb3800dbaa48a0554539aeb9cd204e11b05cd8263247722114d247459db3d643f3e5847ce7057043ade703360a51f3ee4938652c5a0959d9cfdae8fb2efc0ae8289aa2b74e34155d17d25eda1cb18256c1cb41cf4453436960955decd3285757e303e25e5d54970f6b2f1b9cbba9111b7622beec5323d05caed22a6f72ea181745d2f201f63c6297ea5c13df1e811ff741dca1e31e9796be4316cde7b33b2f2a750701e3ff81c505b85f9c44cdcf55c3ec6b4f66514c84b96496f045e010be560f13321982ce33af15b16697b8a4823408ef639937b463ff29e860c874e8ab4906c5fc719e4ce8bd47606ad91be1713708bfff55380df851ae65896de7824b686bf42a7af4f61ca753b55c56cdaa8c0b0cab6f9d6e102b'),
	('hp37d93ydk', 25, '\x01b2366510fcd3dcc77801cd53616bc23014fc2bf23e77b2ba39b6fc9522f2d63c359026e5255d11f1bfef529d4c4461df464b9bbecbe59277d7e6405bee840c6551e536e6cc549158975d0c28a7ccc1b25a14350ec192a92b8a6a45c934b417efe3086cab22815615e5b8e636837881d4856d2273201742617d54d4396b3d445f8f20382f801b6a3defb152889a774fc229e3a3959095fdac8d7ee8c2af824eaa297aeb4453117621f5d2e6882f6815bcecf44c3435944656d9c5214d7275355d20f6eaa2babc5f7bd960e34d8ddab813f1659d1a85e67c3aaca6bcc9a9639c1493160fb09709bbf4e09ab87c407c7b44fcb80fe27c1d0f68880c1d66d17c3ebb73a38b771030fe1f581c42328acbf0e3dc518cbe7a32cfc560184f6601cf04eee16d757f424e6621966659116b7689cb549046e13e9671433bf69f827843a643e64e3268e64f2ac884c17b144e09bf1146c626e1f7bf0aa7117fd1b52cb1ed5c700991478e91dfdb7d1c8fd5625935abf2acf1587d03be671995'),
	('4p9gtr22q4', 0, '\x01591e5d9fc39ecabc7801b554cb6eab3010fd9759fb4a38813cd8a55d7571bf0021e41027b1ae03916d9a4628ffde63cc2315aaaabba858301ecf39673c3376d6d2b5b6caa9baa2b4a593b8484ae9431d94234612bf6e87ac13d54198039cf5d5fbac0fb7e7da384a8f425bc9e88cfde25d19d7083d3aebabac0a5b1a293da48b7c30ba4b6128e58c8eca5830d05e3712dc560a87b06c581be9154f1e4d392361adb4f622ab10a4aa236055e9913729b43bc330f2da38d1a50d8491a569940f6f69039dbf6f6faf08da7a73b77b81c923d8bbe0e621e4f58590a33b9b3e9b258bd99af1187c95fc70454feaf3a074318af875814295ff7002be609cf125e3c99445177050b6f4854cb3812e08a11ceb417464491807cb8aad101bc28a2f78a7d0175fb0aca5a6eaceb944bd6a0d7e24b6871076e13aeaba36305172234eaa3a8dbd980311de0341f12d306793663c68c298437d85bed11c8193e653b233e0b3663268c2989f730665e33947e094ec9326ccafc9e65dff4efdc83fa0da28edabdac21ea7bd1d063005fd3497e9ca4fc73890690ccc558bbbf4bd68c394e35f2a77a7b46ab466431b09a319fa18f5e72bb43cfa79c33a34a5777028f68e9bc07df5bd8da0e3efce6f71871bf93bec48bd7e97781e86c7c23a5cc40b667799f0d562c3d7cb248a379bf57abbc538df842bcffea8b02dde89a2bf0759c4fef3cb7b8250f6093ff8f7c286d770be35167ebea5f0b04ede9f73ca1f88c1db10b13f9c45f92787ffc1f8'),
	('4p9gtr22q4', 1, '\x014a741230af0d21f37801b554cb6eea3010fd97597b817905b2a35d75d12f88a2c80403d63509b29d5214f1ef3d8e13872aaaaa2bdd2b164cc673ce19cf8c276be95a5be5545d51dad2495c24a5f4a90eca112389bfee84ac13d54198039cf5d5fbac0fb7e7da384a8f425bc9e88cf3e24319d7081d9df55556852d8d941ed2453e18dda53094724647652c1868af1b096e2b854358367c1be9154f1e4d392361adb4f622ab10a4aa236055e9913729b43bc330f2da38d1a50d8491a569940f6f69039df7b7b757046dbdb9dbbdc0e433d8bbe0e621e4f58590a33b9b3e9b055bb284f125f82af9e98a9ed4e741e93c8af8ef02852affe0067cce38e30bc65763165dc041d9d21732cd06ba2084722483686459310e96355b23368415dff04ea12fbe60594b4dd5dd73817ad51afc486c0f219cc275d4756d60a2e4469c54758abd980211de0341f1233067a3e672d0843185fa0afda01981a3e653b213e0b3e66ad08431bde704cae23d23704cf64913e6f764f3ae7fa77ee41f506d94f6556d61c7696f87014c413fce65baf6d31107325d0273d5e22e7d2fda30e5f82f95bba3371b3634913098a18bb3fe768596473f6df80e2de91d1c7abde326f05a7d676750f12f2732578dd6ff903bbcc7ffc38ed4eb0f89e530ac0aebf00c2fa8ce62c5d7f30d4f16abd972b34992ed16c37c13ae3cfbabc2b6d81245ff0ab219fbcb5fde1384b28ff8c1bf1736ecc2e9512cfcf44861ad8ededf73ca1f581bd80c1ca13cff02bbadc07b'),
	('4p9gtr22q4', 2, '\x01353389ca5956686b7801ad54cd6ef230107c973dfb80c34f2037da530f7d0214452618b03e9320db294511efde719c385451557d52c581cd7a6766bdbbde5d4bd7da2aa7ea8ab2964ee22229a34f75508e1849fc7527649da80ec21ce0acafde677db83dd7c6517614da4a46679c171fcab846e8e8acafb22a6c69a4f4902ef2c1e82e85a18c333a2a63c1407bdd48705b291cc276c3b7915ef1e4d1943312d64a6b2fb20a41aa3a0256951e799342bb330c23af8d135dda4018599a46f9f096d6d0797f7b7b45d0c69bdbed0b4c3e83bd0d6e1e425e5f0839bab3e9b399b3054b195f80af929faee8497d1e942551c47f172854f90f37e009e38ccf195f8e59740107654b5fc86c37d0052194231d4423cb9271b0acd80ab121acf886770a7df105dbb5d454dd3de7a857adc18fc4f610c2295c475dd706264a6ec44955a7d88b2910e13d10143f0273366a2e064d1853a8afd00f9a11386a3e253b013e6b2e074d18d37b4ea02cde3302c7649f34617e4f36effa77ea47fe01d546695fd516769cf67618c00cf4e35c662b3f1d7120b30530572deed2f7a20d538eff52b93b7ab3664313098319ba38eb6f576879f4d386efd092dec1a1d73b6e02afd577760615ff7222f3e60f89c3638cd455a3f59fb123effa4362330c7bc23abcc10b4a335ff255b2e6e97c395bacd769bad960926fc295677f4fd8162ba2e89fc06ec6fef397f704a1e6237ef0ef850d8b707a14ab3e3d52d8a9a3f7f79cf2074b18d6825f1d49fe055bbabefd'),
	('4p9gtr22q4', 3, '\x0151b6fe4c336d6e4a7801ad54cb6ee3300cfc179e7988e23c7d6b7beaa15f101886e22889b08e1d4872d3c0c8bfefc8b2e51446b158a0f0c114c599a1484abb96aeb5d54ed715a52d9de445514a5ffaa01d3129fcba1db24e5607690e70d657efb33edc9e6be3283dcad22aa633f6f34f6d5c23cbe8acafaaca6d6194f2902ef2c17457d2502a988eda5830d0be6c14b8ad920e61bb616d94573c7934654cd25a65ed455521485747c0aac2236f4a96ee0cc3a86be3649736104615a6d13ebca50d743ededfdf10b4f5e6cbcb2b4c3183fd12dc2284bcbd12727467d36793f082d72c16e0abd497cb7b529f07a5f328e2d7390a55fcc109c49c058b84c572cca20b38685bf842a6bb812e08a11ceb4134b22c598065c52bc486b0fc1bde69f4c5176cd7525375e74c50afba043f12db4308bb701dcbba36305172234fba3ac55e4c8108ef81a0f81198f1a8b91834614ca1be423f6846e0a8f994ec04f8acb91c34614ccf3981723c67048ec93e69c2fc9e6cd6f5efd48ffc03aa8d2e7d555bd871dadb610053d08f7399aefc74c4814c17c05c4b7957be176d9872fc0bedeee8cd8687261206337471d69f2e2fd5d14f1bd6a125bd4340af77dc246eabefec0c2afee644e6ed2f1287cb18a931e7bf9534b2ae3f15de85e195b00e37f082c2244bb19a6fc43a59ce169bcd7abddd628e6fd215677f4ad8160f44de5f80dd8cfff3cb7a8250f1113ff8f7d2866770ba156b3eddd2785147efbf73ca1e9c300082e719ac3927d95f802fbe94'),
	('4p9gtr22q4', 4, '\x01e2fe66a127ce07a27801ad544d6fa33010fd2f73f6210ee48b5bda5355ed25d708218738895502c8364d2394ffbecf604c2a54ad56aa72c8309ef7de78663cfb96eaca28abaa929296cee22a29a12f7554961849fc752764ac288f421fe1ac6ae7332edc5c2a6d293989c24846179c679f4adb4614c159d5b2cc4caea574902ef2c1e82e85a684333a296dc04087a291e036525884ed876f2d9de2d9a12965248c91c65c65d907a9f20458993be44d8ac25e6068593756746903a165ae1be5c25b5a43e7cfdbdb2b8236cedc6e5f60f219ec6defe67dc8eb0b21477bd13e9b88c56cc5780cbe527ed9cc93ba3c28990711f79da150f9076ec0e78c331e31be18b3e8028ecae4ae90c97ea0eb85508ed5201a58168c8365c99688edc3b26f78abd01757b07d4b4dd9dd3342bdaa02fc48ec00219cc2752aaa4ac344c9b538abf21c7a310522dc0341f1233065a3663c68c298425d857ed00cc051f329d909f059733168c298de730265e19e013826fba409f37bb269d7bfb31ff907541b55b8aab6b0c3b4b7c30026a01fe73259bae9080399c4c0d485b84bd78bb69f72fce7caded19b351b9a4818ccbe8b337fbbac9027376df8ee5be21d1c7ade711378adaeb333a8b897139837bf48dc3fc6408d39ffada49175f529b117fc3ec1e63876f7c1a2b1b2c63345e94a54c6fd75f5f3b9d06eb77bdfbed3e3010a63f16cafa866b4e0cbf99aafa2c52c5eaf57abcd06c37f1336bfb8d2c036d82a997f35fb19fbcf5fea09fa368df8c17f10a6df9dd3a3d0a8e991c21a1ebdffce297db08801c053eca8398bd3bf13f7cf48'),
	('4p9gtr22q4', 5, '\x01e031b3badd680be17801ad54cb6eab3010fd97597b8143c8831dedaa8aee269b2c10420e7112eb1240b6691aa1fcfb3de6d90a555795aa2c328ce79c339e194fdc50551a65555950d8d045dc2485f4a14eca122389bff6848c15c549e8139c65e57cc6859b6ba92d8567911bc9e88af3f45d695b8b7c7496952c529369291da48d7c327a48a129e48cce4a1b30d031af25b88d141661f1f0ada553bc3834258c8431d2989b2cba20559c012b3287bc4b91db2b0c2dabda8a366d20b4cc74ad5c78431be8fc797b7b45d0d69951f402937bb0a3cecdbb90d717428ef6aafb6c7cb6646bc697e02be4874d7b529707858b51c47da72854f61737e00bc619f7190fa62cda809332992b64180f749d10cab11e4447968071b0acd80ab15d58fa056f15fae20a16375417ed3d7dd4abccc18fc48e10c2295ce7bc2c354c945c8b8b2a2e632fe64084f740507c0b4cd8a4b91c3461cca1ae42df688ec049f353b233e067cd60d08431bfe70ccac67b8ec029d94f9a30bf269bb4fdbbf423ff846aad7257d506f638edcd308021e8a7b90c576e3ac6810c97c054b97848d78ba69b72fc67ca3ed09b0d1b9a4818ccae8b5e7fbb349767376df8ee5ad23b38f47ac75de0b5bace7a50712f6764defe2271f718476accf96f258daccb7789bdd0ef136c8e537b1f2c1a2b2b3c5394ae4065dc5f5bbff692b43b1ca2e8e02ad6ee8990f6fbfd2edad1f3094663f18a6f28ae1ff0d562c3d77ee02d379bf57abbc55bb80b9b5d5da5601b2c99b47f44b1c77ef84b7a82ae6b137ef01f85e956e9fc68ecdbfc48612b4fdeffe7943c99cf622f61581c2c48fe01e5bad2e7'),
	('4p9gtr22q4', 6, '\x01c54246536f22eae87801a554cb92aa3010fd975e67417ca0b27366e562be80a2a888115317c14ac23816e5bfdf1302c129eedccd940b9b4e9f73fa95a41ddd1aa3ac6a6a4a3a2ac55552425feaa42c3192f8eb4fc858519f843ec1d9dc9ccfb8707369b4a5e42c2a23195d709e7f2a6d5b5105677393756e0a2da583f4914f460f2934250b4667a50d18484b476da4b0884ae958b512dfde5b3a30658c8431d298abac7d90aacf08ab0b177997a2b2971e726bade8b30642cb42b7ca8577b485ccc7e1f08ea09d33f7fb37983c82bdf76eee420eef6f840ced450fc92cd98a6d185f81ae965f361f385d1a7d092fdf39da54fc41017cc138e34bc6d753120e909f94295c1b9374a4f34294f0cd281a58d68c83256631627dd877bc55988aeb57da515bf7652e19954d057ef4f608219cc275ae9a46c3e4e88828555d8649cc81081f806e3c3f01333669ae464d187328587ed20cc049f325d919f055733d6ac298d73983b25067004ec9be68c2fc9e6cd6cfaf1c16fe09d55655aeab1decb0ebddb87f09e8a7b54c62b781611f931530b74a3ca49b45e7971cff85b20fcc66c7c62112f6d24f311aaacb2b7976db866f3f92c1c1a13738ee0277d54d36828abb38811931c376fc9ed8dfc540cdd1c591fbe3975923ede653e259181f09637105afe8cc72cde3c5966f96eb68b5dd6e36bb1d16f92e6c717165c2367820f2218f3462f31fff872f446503816ff9841ffd4761fc2b383f0a4d9f1f293ca893f77ffafe2c7bb29801c0d9228315e1d6ff053d36be2f'),
	('4p9gtr22q4', 7, '\x01e83a817d859551f27801a5543d6fe3300cfd2f9c3544f972e22ded14145d6eb921300cc5511ce11cdb90e4a68191ff7e4f962da7f0f5962243688aef3d8aa47868a9ae8cb2aa2a296e29175749317daa93b2c448e2af3b2163457912fa0467553b9f71e1e652694bf159144632bae03cfd50da36a208ceaa96656a322da58374910f46772934c5734667a50d18484b476da4b0883ad0b16824bebd3777604a180963a4315759fa20559e1156662ef22645612f1da46eace8b20642cb4c37ca85b7b481ccfb7eff8aa0ad3377bb17987c067be7dddc85ec5f5f0819da8bee9359b0258b185f82ae949f36ed395d1add159ebe539429fb830bf039e38c2f185f8d4938407a522673658c0f039d17a2984783686059310e96355b23d6877dc55b85aeb87a1d5a6acaee9a0b467955801fb53d4208a7709d8baad230392a227255e6a1135320c27ba06bcf77c0848d9acb4113c6140a96ef340370d47c4a76027cd65c0d9a30a6f79c4059b867008ec93e69c2fc9a6cd2f52fef07fe01d54615aeaa2dec30ebed307f31e8c7b18cd76e02c33cc64b60ea42dca5eb45eb871cff99b277f466cb862612e6d27771d6df2e2de4d94d1bbe7d4b7a07875eefb809bc55d7d91954dcc309cc88e9a7e3e7c4fe2d066a8e2a0edcef3fcc1a69571f126ba15f27581ca7ee42d83356d6789aa85d0911f7d715b0bb25bdfd7ad9fd7ea3c70304c6e2d55e51ccc58aafe71b1e2d56b3e5661345db2d66ff266c767195816db053d23ef5c38c4d7ffc1fbe1095f404be4b237ef01f85f18b737a14fa343d52d8c1a3f77ffafe2c79b03503609eb805c5a2e42fb844ce04'),
	('s8xnkuqssn', 0, '\x01d5ade41096ed45ee7801b554cb6ee3300cfc179eb98095388ffa96f6d443bf20080cc55112a18a6d4872d3c0c8bf77e4671646b0d843e1832992c3a1488adb9acac269af8b9c929a4ef2a228a16f7dd09e98147e8d859c97f941da03944519742eb8bb73613d2547699c623ac39e7e69eb2b69066551aa3c7599552a401acf3bd34d494b89603a6aeb10814ec101c19d921e7e5bda9b4ae16c55a06cad3b26e99c72eea2f2d649e747b8e559eb59565e36e9325d9534fe4c405895d94a07f79a9620fad8bcbf22a29835f2db5b90e790379bf7468e83fe63f34ac8d29f6d974ecc0b16110b8188b9faf66917366442c96aa009e714b5ca3e7107b166b1e2398be59847e370d02e0bb54cb67db896a9a9482b0e415e78c662c16b787696bfd05ea331a160db9aaabcb9e71cf52a0ca2cf98f6a08115aaa3290a0b1135b7f2a4f3d3d08c2910ee1d10219e02773c72c63d27842914519e710ec091f321d909f0917331e57c80427cc63900214c0b34e56cba77ea66fe0ed64a9b50d51af230ee753f7309ae34ce65b20cb3314c66b200a634f2a6422fea76caf1cfb4bf519257c670df460a73dff431ead24c8d3a62da6638b74de914188f5e719578b0a1b71178c2dbf9add8ed8bfc9de848bdf852d80ffdb6701eeff082d99dc7f16c19ada355bc124bb1c20157bf4a9f9dc35531da0e5b24eddec136e2fffc765d80b6ec23bed7efa56bd7e1d434147e6ad2d8aca3f6df39edeef0c16688f88fe068f7036397c244'),
	('s8xnkuqssn', 1, '\x01e6e62cc9a66063d07801b554c98edb300cfd179e79b01267a96f9939cd61bec0300cc55112a18a1d48f2640223ffde27af298ca028d0c20753241f1fc5456943d7ca69afab9292864ef2a228a16f7dd09e98147ead859c97e541da0394d535e85c7077e7ca7a4a8ed238c574863dffd2d6d7d28ccaeaaacadc1556a900693d1f4c77252d2582e9a8ad43043a050704774a7af8a5b437b5c2d9aa40d9593326e99c72eea2cace499747b89545e779adbd6cd365ba2969fc9980b0aab0b50eee0dad41f4b9fb784344b168e5f7f7202f21ef761fad1c07fde7ee8d90a53fdb3e9d98572c221602114bf5edf33e6cc88492cd4813ce396a55fcc41dc496c586972cd6531eadc341bb22d4324987701d535b914e1c83fce0058b156fe1d95b7e437b8dc68482a50dd5657bcf25ea5519445f30ed41032b5447535516226a6ee54997a7b1197320dc7b2042bc04663c71c60327843914515e718ec089f329d919f0997335e77c82427cc5390221cc0b34e76cbb77ea67fe01d65a9b50d506f238eecd307309ae34cd65b20eb3314e66b202e66ae45d855e34dd94e35f687fa7a4ac8de1a18d14e6beed63d4a7991b75c4b42d70ee9ad22b301e83e226b1b0a1b71178c2eefcafd8dd468ed1b7ff2c6de45d7d293c0ec353e13c96f082c15dc6f1621d6da34dbc116bb1c101f7be495f9cc33d31d70e4f48de2f411af15f7e591fa0abf9841ff47be9bab7706e1aab3e37693cab93f6cf39650f168c674184b5cf7e016c57c098'),
	('s8xnkuqssn', 2, '\x01c080d9d9dc1384337801ad54cb8ea33010fc973efb8009792cb7cc9ce6305f1045c8214e62ad03c836938950fe7dcb064c56285aad76c581763faadaddedde75d4d456395557947774165749397daba372c448e2172c649da88ec21ca1ac1bafb3dedd5e6ae3283f096d25a30becc59732ae153a2aeb4656852d8d943e24783e18dda53094734627652c10e8ec1d006ea570f0dbd141b71267233d656fdd3312d64a6bafb2ea9d5475825b55f69e4deb444897d14d0aed2e8408234bd32aefded10a449fdb8f3720f234c8efef5e5e40de6e3f829c79fde7f68d90a5bb98219d8c2d194f18e740ace4b72b06589f09e5eb48e3cf056a55fec41df886f1355b30be9af2080e47654b5fcb7c37c2f54ca122bd18417eb094f125dbc073b0fc16ed141ae30bb6eba8adc23d17a857ad819e323a800656a84ebaae0d44d4dc88b3aaceb119f340b80f81807819b8671367367242988702e515670c9c389f929d053e732ee79c4fa1105f71c64008f302cd3943f7cec3cc3fc0da2aedabda418ee3de8d3397e34ad35ce62b3f1b7132f325621a2deed2f7a2eba71cff52b97b68d3d043f2431f9a980c39165a9e306a29ce7d470605666354dc045eab6f6c0212ff702270d56acdc6f9f877ecfe3946f4cd7f8346def597c46618f784757881574ced22cbd255b249d6d99aaff81a07dcfb265c79f1f7c4505bec8f62a8de2e617ff9ed0780bee653fca83f08db2fc2b929567d6e52d8a993f6cf39ed1f78ecd809295cd3fd2fcebcbf11'),
	('s8xnkuqssn', 3, '\x012b9f3ba77d8b7aed7801ad54cb8ea33010fc973efb8081842cb7cc9ce6305f1021e41027b19640649bc94428ffbe6503262b14ad561a71a0ddeeaeea977bd7d3b535caaab6a1bca793b848cae95b1d942546123f7f43c68ae620f401caf6ea74c6999b73ab2de547511bc9e88cfbf24b69db893a28dbab6c4a5369299d8bb77c30ba4ba129e78c8e4a1b20d0c91900dc486161b7a37ddd499cb57494c36dc14818238db9c8663052cd11664d35585e3b2b7cb88c6e52d4f64cf0d0b2d29d72e63dad41f4b9fd7803228fbdfcfeeee404f276fbe1e5d4e93fb76f8428ed598fe1a46cc578c438076223bf6d39c2ba4828cf028d3b97a855f51b39f00de3194b185fcf717883833295ab65be9be006265f91410c20bf58ccf88a6d6039defce56d151ae30ab6eba96b7c9e09ead5d6408f19ed41835ba88e75db6a88a8b91627d59c4233968e301f1d01f1d2b16033673a714258ba02e51567709c399f825d383e73ae969c4fae105f71064708cb022d397df74ee3cc3fc0daa9da55b5871cc6bd9f662e474af35ce66b371b6132f3157caeb5b84bd78b7e9872fc2b65efbe4d630fc90dbd6f6234c658d6f288518b711e3a322a301b93e226f05a5d632390b887138039bafe63c8c3630cd89b1f8346d4ed97c45e98b684b1787f17cc6c92a6f13ada44599af135cf7040d63761abb3cb12c9196c8f72cc7017b1fffc8a1160a8f8ec3fe9f7c20c6b7079156abebc52d8a8b3f6df31150fec0a387016176e6bb0a4f803b1f9bea7'),
	('s8xnkuqssn', 4, '\x01db272c703679ecef7801ad544d8f9b3010fd2f73f60113f2516eec9e56abbdf4d2438490439cc42a01649bcd4628ffbdcf86985428aa2aad38309e8ff7c633e3d9f6d4364659d5d494f674146749297da9bdb2c448e2e72d64aca8f742efa16c5aa733cedd9c1a6d293d88ca484627d88b4fa56d27aaa06c5a5917a6d452ba10ef796374954253ca191d943640a0a37300b891c2c26f4bbbaa93386be928076bce4818238d39cb7a7052f5016e753978b69d153e5d4617292a7b22446859ea4e39f79e5620fac8de5e80c8632fbfbe3a790139cbdebc9c38fd47f642c8d29ef4984ec2968c478c7320d6f2cb1623accb84d275a071e702b52a7fe30e7cc3f89a2d185f4d797887bd32a5ab65babdc30d4cbe228318407eb098f125dbc073b4fc156d151ae30ab6eda9abfd3d17a85753013d66b4030dac501daaa6d11051732d8eaa3e8666cc03e13e0602e26960ce26cee4ce09611e0a94679c2170e27c487616f8c8b99c733e84427cc6190221cc0b34e7f4dd3b8e337f036ba72a57d51e7218f7fe3e7329ae34cd65ba72b31126335d22a6adc455ba5ef4c394e35f2a7bf56d1a7b486ee87d13a331c7a292078c5a8cf3d0915181d9b82b2e02afd5353602897b380198a3ebdf863c3cc680bdf9366864dd7c4aec85719f6073ecfd7db068ac6cf1305139b724dccf97cf5f92b2f7ecfde72fbadd00602c9eec1963be489278156da275b2e62bbec60185ba085b9e5c61500f8385538c45d946ec3fbf7c04189a34c5dff53b6186cd39378536cd4d0a4b78d2fe3ba7fc86f58280386709e32cc9ff0047e6ce7a'),
	('s8xnkuqssn', 5, '\x01c2a45b3886f494617801ad544d6fa33010fd2f73f60113f2b1dc684f55d44b2e3d20841ce224d61240b6691aa1fcf77d3604b242d56aa58a03e3f9786f3c339eb4a3a636caaabaa2b8a393b8488ae94b1d942546123f6f2163457510fa0065dd389d71eee65c6b4bf1519446323ac39e7f2a6d5b518ecaba91556e0a2da50bf19e7746372934c59cd1516903043a3907801b292cfc52da97adc4594b47d95b3346c21869cc4556bd93aa8e70ab8adeb369adf0e932ba4a51da332142cb42b7cab977b402d17bf2f602441e7af9f5d5c90bc849f2e6e5c8e9df93174296f6ac877422b6643c609c03b1925f361f605d2614af471a77ce51abe237eec0378cafd982f1d5948777382853b85ac6e903ae67f215e9c511e4170b195fb20d3c07cb5fd156a131ae6069476de5efb940bdea12e821a33d686085ea58d6b586889a6b7152d5696cc63c10ee432020be0dccd8c4193d3821cc4381f21de71838713e253b0b7ce65cce399f42217ec7390642981768cee9bb771a66fe0ed65695aeaa1de471dcbbc7ccc5b8d23497f1cacdc63899f112314d296ed2f5a2eba71cff42d99b6fd3d0437243ef9b180c39e6a53c62d4429cfb8e0c0accc643711578adaeb10148dcc3198139bafe63c8fd631cb1373f068daceb4f89bd30ec136c8e83bf0f168d950d1e262ae79684fb3d958f76dbed6efb0183bf3425db64bbfba0fb1d80c6e2095f30f68b280a57c12658476bbee26b1c50b8abb0c5d9150af5315840f950a43460fff9650340dfb429fea1df0bd36fd2b9696cdbdca4b09427edbf73caee58376998615b056c99fd0123f5d291'),
	('s8xnkuqssn', 6, '\x01337d2271044f01e77801ad54cd6ef230107c973dfb108710686eb4a71efa04288a4c30607d2141b6538a22debdb3f9a58a50f549550e59af7766d6bb6b6f1bba54ce78539594347454674d097d99bdf12448e3d7ee90f3aadc2bbb87b3bab0cf71b83b55d653725085d3824ed8cf3e8df5b52a466775d165e672ab3543dac8bba09b56969250d0c1580706da15b506b7d3ca236c3bacad66c523a32915a49cd3ce9d75d90599f200589933d2ea4bed559bada0ab56853f31c2eadcd686c31b8aa1f3b1797f45b40c5bfbed8ded05eccde6bdb523f67f6c5e0949fa93edd389c452c8404809c6527ff9aca7e54c28598d32bcce50aafc1fce20d742aec442c878caa30dd81b97732993ed40d729512207d191e44584422ec51a915d50f603ed0dfac205db365497ed3917a85755801dd5dd4106bb701d8aaab230a160d5d194c7b1177320c27b2037e819301593663468c29843c1f24c73044e9a0fc9ce808f9acbb9e60314e633cd1108635ea0b966dbbd633ff277a8d6a6e0aa36b0c7696f86994b70a4692e939867639ccc6409cca55037cdbd68ba29c73f37fe468cec7b483cf46d13833ec7acd0078c5a8875d791de81d9181c5785cbca8d0d20c2176724c618fe1d73771947ee973fa346d6d5a7c6b3303c12cee3fe9d31b38b280ae3601daca2958ce50a0b9cfaaa7c7ee25362a41dde87acafdd3610fff9a53d4157f1093ff877ca75afe07c6bacf97ccbe0419dbcbfe794de452c0090224c6185224ebf017fa6be51'),
	('s8xnkuqssn', 7, '\x01b5cb73eaab5a48d87801ad544d8f9b3010fd2f73f6011302596eec9e56d55e7ae90121e41027b14a00d966b311ca7fef339fa95054555a71603c9e376f3c5f69474d6d94557545714727719114d3973a284b8c247efd0d192baa83d00728ebc6e98c3337e75a5b8a8fa23492d119f7f9a7d2b615e5acac1b59e5a6d0523a486f796774934253ec333a2a6de081f6652be1db486161964e672d1de3c9a12963248c91c65c643518a9ea08585538a4964d6b451f2da3ab14a53d3b8496856e9533ef2804cf47f2fe0a6beef7f2db9b93379093e4bd9703a7ff485e0941dab31ec309d896718f710e8f95fcb2f9e8d645427134d3b8738e5415bff106be633c621bc6c3258edee0a04ce15219a793bb8189623e91ce4e5e98cff896ed603918e57fa1ad425d5cc2d28edaaa7fe706f9aa4b784776f7a0c12d54c7b2ae354430687152d569aec51a08f311e80af40c98b18533983821aca1f0f28c73062e9c0fc1ae808f9cdb35e70314e233ce1908619da035675fbdd3d8f277b0b6aa7459ed20cfddde4d3d17e3494b5fc6a1eb8db933e32d304d296ed2d5a21bba1cff42d91b39e45843724ddf17d11b63cc4b7944abf9380f151915e88d497115185657580f246e7066c768c3eff33c0ce3ecfbe5db5c23eafa53622d8ceb048be3d0bf077bc6ca068389cc55c88cfb3da48f925f3f931f98d83b3c188b99bda0cf3741e087dece8b8288873cc20199ba0a5b9c5d663006063b251ff39d7aec3fbf6c74305469c14ffabd30c3e65c5fcd755a5f292ce145fbef98b23b0b59ca999fb108d651f607f7f4ce87'),
	('s8xnkuqssn', 8, '\x0199d6ad9c71080b667801ad544d6fa33010fd2f73f60108212937d253b5ea25971e50841ce224d61240b6691aa1fcf77dc357b242d56aa58a03e3f1bc79e3f94a5baa2bab9dae4a8a5b3ac98ba298bef4413b12a4f0eb6ec83a591ea4394059d5acb36c6ecf9571141f656195a033eeb34f6d5c238b4959d5aacc6c6e9462486779177453d2501c083a6a63e181f645a3e0db2ae960968e67a398f1c468da0992d62a6b2faaec8d747904accc196954dd38d9452be8aa64e1ce8c302a378d66f39622f0bc276f1b58fb4127bfbeb2bc809c246f9d1cb2fe3dd9108274673384138aa5f03de1fbf058aa2f970d6e39128a57130d9f33a42aff8d37f86be1afc442f8d1238ecee0a06dcea98cd3d15dcf44b13f924e4e5e4420fca558c3b237cafe423b8dba70c2d2969ab27be702f9aa0a784776f7a0c12d54c7a2aa0c44301879d2e569aac51c08f301c805fa0eb8130fce70e4843087c2cb779c13f0c1f914ec0cf8ccb99c733e41217ec7390121cc1334e7ecaa771a5afe0ed646179cd516f2d4ededd873319ef4e8cb38e2de983a335e025317f2a6b8166ddfe5f8e7dadd8891430d899bbe2ba237c49815ea88560b70ee2b3228d01ba3e22a31ac5c580f243c389363b4e1cf79ee8771f2fdf263ae1175f5a9b016867582c571e8de833de3548dc144e64a64867f4fe9a3e4639bfce2a9ee1e4ddb8fed6693d0fd0e87d661842f68fb45180691b7f656e1ca8ffc150e48dc55bafccc89c25458ac986c487fea89fffc768383be680ffca8df4bdb2fd2f9d554b6f995c64e7e68ff1dd3ee2e2291063b81cd8395f107b29bd216'),
	('s8xnkuqssn', 9, '\x01ddbafe92d95509267801ad54cb8eab300cfd17afbd2094bed87566358bf9820aa194a634ba14aa244ca742fdf739e1d92b545d5d69c402c7f139c7b19dec1bba56563b5d95143794cb8ba298bef5513b6252f8b53b649d2c8fd21ce1acaede677db83d57c6517c9285554c67eca75fdab85a16a3b3baaa32b59951ca43dac807d35d4943f182e9a48d050319e5a9ad920e517b3a14b5c2baf3e61e4c0993b456597b516517a4cb13c2caac8bbcd64eb6c932dd942cdcd9238cca4cad7d78432bc87cee3edec02bc2d67e7ff7f602f66ef7d1da91f77feede0839bab3e9d38978c9226021c058aa6f97f6b43e138ad7a38c5fa7a854f60767101b166b5eb0584d79b401476d335fc9783fd0754a148b417424d972c862c91b447641e95f68a7d1165fb07d4375d99e1335cdab02ec21d30132d8f5652eaacac0848291b92ef3b1157320c27b20285e02139e34a34113c61c0a96579a2370d27c4a76067cd65cce359fa0305f698e4018f302cd35dbeee5fdc43fa05aebc257b5813d0e7b33cc5c8c234d7319affc6c8c93192f81b916f2ae7c2f9a6ecaf1cfb4bba33748ba6f22612ebb2e067d9269a14e98b510ebae25bd03c331386e1297d57736808abf39133346f4d798bbdb38726f7f8d1a59575f0acfc2f04858870b78f18589a270156c8275b4162bb1c602a7be49979dfd2931d3160f44da9f701ff07f7e494fd0557cc20ffe83b4dd2b38df1a6b3edfd2785027efbf734a1ebc6500048709ac90b7c90fb57dbe1e'),
	('c87wtysv24', 0, '\x01cb5d6b426a6d08f978017d53cb6edb3010fc1563cfac61d909dc0a452ff9801e7a149c80916899001f024945100cff7b87a4a458295c80d063677767a49dadaed4722da8a4209ce3b50d811323d1c820ad41d8076e1aee1a049ded4d43e53323eb1ae1a8ac68144ad90158eb8430746214ec1baf030a17c849d37a2aaf248d8955a8d7b26914488b1b0aa412802b6a7bd078f4aa9df5fedd0e1a1df1a6f8186fc204c7d5a6b6aad7293e051cf8c12b8def441dac4b54315816a8cad9e511440377e2627b9fd8f6ac600756a0b073d23a19c63725ced05dc5d870114245c90502775f593b7e0e5e737c29b2f66b90bb20fd041d12947f0aa37be47985ac1b1eff837d7f4c56ecd6d8ba699165ce5aee41fc14cd7b6f95e8355ad076bb7970308005796963d6ef76c35f737a06f9aff8a6e7167fda0dce767b5f799e4124be8c194c49b9cf972b2a4172f919cf423ef7cf6d97e2a53334f1d7e8870eb611d90c931331ce8f8ecafd2eda0276c123262d3073dc1b37c230474079c4b05e79582637e7f2cec6ba8afc80158006788ebb48a7b9c70201bbd27b2f555a0fb45d5c99dc683f9022e20e1cf0eb67e351697aa510c8239a64fe48ee4d329f2699882499f1033e55029dfc0576a40ce28bca07eab086bcd1d2488fbdc2dea4e23bbd50ffa9f7e95fbdb71bdbb1ea84cbb782ed4e7f0171cf4ab4'),
	('c87wtysv24', 4, '\x01cd065c1be6b18d6178017d535d6be33010fc2b619f458893f47267cabdf407dcc33d9ab4a8b6e20864c948728d09f9ef37926cd7be9282f0c7ceeece489a2d6e54f346504e5e58cb4be33d2746a2925e1a8db0f35c57dc56085ad3e98af22746c656c2525ed02094323db0da0aa1e9ccc89b375e7a14a608aaa4ae1de537925a87a21f8c1a59550a9cd91df95209c005d51d581c5a95d638f76efa060df1a7f8105e427bcbd5a634aa6b627c0c58d083566ad78ad21b1ba94230cf5095b2f313887a6ec5d5742eb2ed59c60e2c43616ba5b1d20f6f4a5c20bb08b1fe2a840a923304169b2c2dbf78d7706c1459fb35c8ad976e840e119a4e60893cad9075c3d337d8cfc764d96e8dad9b66dfee214b9b98942e4b71640def9c51a26b4040dbede6c1c2f5ccc84b1db2fed41bfe9ad213c87f87bf666af1b7de606db7cbcacb0422f16548604c4a7dfe7ba21224d7e7b066f2a97f6a3b17cf9da189bf06b7b430954856191d8ccbfe6829dfef82696026caf1d50b38e2c4a8b203ec848ff17c60ccfcc068bc57e4ee432e6f4da82bc8f5980f688023b90d740d77982e60377aefa48ab38392d9b3d1abe60329224cc801473fd99272dd298540baa251e6afe8ed28f338ca4424ca0c1b48360d2a817eaa44ca17950fd461c679d5482d1da60e5315152ef442fda7dee357bdf73b3bb2e28cc78e1dcfff00c2905396'),
	('c87wtysv24', 9, '\x01a1613bfb2475ce1678017d53d16ee23010fc15b4cf1622407b109deea51f700ff718d16a494cb0e4d8c8761a21c4bf771c93945c055294c83bbb3bb3ce6c71a19a1b493905e91c9736042641b252415983b00f6c2a761582ceb6a6a2fc4590759574941774965adb0e58eda434b41314ec07978172d36a8d12656a4ff9859431b1e25550a3aa4a83707945b2d2127041750b0a8f3ea5b3deef6dd7a01b4e9acff1234d70ac67a5d56dd3c76f01076e702ae34fb20cd6f55431982f5195b2f30d883a76f2685bdfb32d4526562243e1c929eb54387f687980e622c6baa3943a4ace10b89bb0747c08be614c89ace514641794bf41ab1e4a1722e81e799920d386bf9e609bc764db2765d9625a3725cc9ece97a5018729ee4b719d0db7de6ad93620a0f97cf6e0c1af1b91b73a66fdad67fc9ed213c87fe2a9195afcab6778e6f3fbcac30022f1ed9cc03e29f5f9ef8d4a901c7fc767241ffaa7b663f1d8199af83d3ae904c3c964a39bb56184cf13e5eb7534148cd65bab93704b26a872679c5780923960da1ca7db3f1f72f964635d41bec3e24003dcca2ed235ecb176c02eb46f95ee970ace1dfddc93d84fa4c8b83d2b5cfd60d9b46108a45f7493992d36a34eece944e7622213f37ccbc4289dfc21f3c87a2f21f88150f4e7aa5146792c2796af177b271d837c4b5fff947ebd8aad2876786562bbfb02b4545f57');
INSERT INTO public.tables VALUES
	('q8hkav7r3d', 'With a bot', 'terracotta', 'standard', 'd0a1b5662cef53c4f6c00d20d2df36d3ce10a4039ebde6f776e359c50c4a0364', NULL, 1, '{}', 3, '7726517746799913300', 'open', 'cYxTKRIW6PCDlHTizbNxKQ', 'x3qz97pxfh', 'running', 32, '1', NULL, NULL, 1795036346483, 1795036346497, NULL, 1795036346497, 1795036347643, false, false, false, '{"open_book":true,"pace":"slow","clock":null,"bot_seconds":0.0}', NULL),
	('hp37d93ydk', 'With a clock', 'terracotta', 'standard', 'd0a1b5662cef53c4f6c00d20d2df36d3ce10a4039ebde6f776e359c50c4a0364', NULL, 1, '{}', 2, '15173188605112637761', 'open', 'mKGxG1CmoQmoFkuGXVEywA', 'x3qz97pxfh', 'running', 27, '0', NULL, NULL, 1795036347665, 1795036347710, NULL, 1795036347710, 1795036348372, false, false, false, '{"open_book":true,"pace":"live","clock":{"bank":3600.0,"increment":10.0,"days":null,"night":false,"at_zero":"nothing","stand_in":null},"bot_seconds":null}', NULL),
	('4p9gtr22q4', 'Sealed', 'xidit', 'standard', '837d4d7e58ea21198cb5391771968ee699c09c212134037e0e48b27aade1aad0', NULL, 1, '{"short":false,"hard_virtual":false,"open_screens":false}', 3, '5199572357612190106', 'open', 'UdqixGmfMqsaJ_pk5bL1Og', 'x3qz97pxfh', 'running', 7, '0,2', NULL, NULL, 1795036348387, 1795036348436, NULL, 1795036348436, 1795036348601, false, false, false, '{"open_book":false,"pace":"slow","clock":null,"bot_seconds":null}', NULL),
	('s8xnkuqssn', 'Open book', 'xidit', 'standard', '837d4d7e58ea21198cb5391771968ee699c09c212134037e0e48b27aade1aad0', NULL, 1, '{"short":false,"hard_virtual":false,"open_screens":false}', 3, '5125898697279486380', 'open', 'U0MUfMdv5RXLa47cUwbVDw', '335sgktywb', 'running', 9, '0,1,2', NULL, NULL, 1795036348617, 1795036348675, NULL, 1795036348675, 1795036348847, false, false, false, '{"open_book":true,"pace":"live","clock":null,"bot_seconds":null}', NULL),
	('c87wtysv24', 'Finished', 'terracotta', 'standard', 'd0a1b5662cef53c4f6c00d20d2df36d3ce10a4039ebde6f776e359c50c4a0364', NULL, 1, '{}', 2, '26', 'open', 'gmW-8zk0cnzegt1Pjcg-GQ', 'x3qz97pxfh', 'over', 9, '', '{"winner":"green","ranking":["green","yellow"],"vp":{"yellow":44,"green":108}}', NULL, 1795036348945, 1795036349004, 1795036349147, 1795036349147, 1795036349147, true, false, false, '{"open_book":true,"pace":"live","clock":null,"bot_seconds":null}', '{"game":"terracotta","edition":"standard","round":5,"order":["yellow","green"],"to_act":"yellow","rings":{"inner":5,"middle":1},"tiles":["guards","crossbowmen","clay","central column","central row"],"inspectors":{"row":1,"column":7},"warehouses":[2,1,3,1],"priority_left":[1],"wheel":{"1":[["yellow","craftsman"]],"2":[["yellow","artisan"]],"3":[["green","artisan"]],"5":[["green","craftsman"]],"7":[["green","craftsman"]],"8":[["yellow","artisan"]],"10":[["yellow","craftsman"]],"12":[["green","craftsman"]]},"mausoleum":[".. .. .. .. .. .. .. .. ..",".. .. .. Cg .. Og a^ .. ..",".. a> .. m. .. .. Sg Sg ..",".. .. .. f. .. .. .. Cy ..","Sg .. .. .. .. .. .. .. ..","Og h< h< .. .. .. m. .. ..",".. Sg .. .. f. .. .. a^ a^"],"players":{"yellow":{"vp":20,"coins":2,"wet":2,"dry":17,"craftsmen":3,"artisans":2,"weapons":["sword","spear"],"masters":{"builder":2,"inspector":1,"overseer":3},"priority":null},"green":{"vp":91,"coins":4,"wet":1,"dry":0,"craftsmen":4,"artisans":1,"weapons":["sword"],"masters":{"builder":5,"administrator":1,"inspector":2,"overseer":4},"priority":null}}}'),
	('3xcje8mcnn', 'Imported', 'terracotta', 'standard', 'd0a1b5662cef53c4f6c00d20d2df36d3ce10a4039ebde6f776e359c50c4a0364', NULL, 1, '{}', 2, NULL, 'open', '6tBAAkovYQd1RH-7oZYb9w', '335sgktywb', 'open', 0, '', NULL, NULL, 1795036349890, NULL, NULL, 1795036349890, NULL, true, false, false, '{"open_book":true,"pace":"live","clock":null,"bot_seconds":null}', NULL),
	('jutqcvvkyj', 'Waiting', 'xidit', 'standard', '837d4d7e58ea21198cb5391771968ee699c09c212134037e0e48b27aade1aad0', NULL, 1, '{"short":false,"hard_virtual":false,"open_screens":false}', 4, NULL, 'name', 'EFcNZCPzkUNuazeDD7P_NQ', 'x3qz97pxfh', 'open', 0, '', NULL, NULL, 1795036349897, NULL, NULL, 1795036349897, NULL, false, false, false, '{"open_book":true,"pace":"live","clock":null,"bot_seconds":null}', NULL);
SELECT pg_catalog.setval('public.notices_id_seq', 22, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT pk_absences PRIMARY KEY (table_id, seat, at);
ALTER TABLE ONLY public.admitted
    ADD CONSTRAINT pk_admitted PRIMARY KEY (table_id, person_id);
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT pk_analyses PRIMARY KEY (key);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person_id, blocked_id);
ALTER TABLE ONLY public.bot_work
    ADD CONSTRAINT pk_bot_work PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT pk_channels PRIMARY KEY (id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT pk_clocks PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.counters
    ADD CONSTRAINT pk_counters PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT pk_decisions PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT pk_deliveries PRIMARY KEY (notice_id, channel_id);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT pk_editions PRIMARY KEY (id);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT pk_facts PRIMARY KEY (key);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT pk_finished PRIMARY KEY (table_id);
ALTER TABLE ONLY public.friends
    ADD CONSTRAINT pk_friends PRIMARY KEY (person_id, friend_id);
ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT pk_holidays PRIMARY KEY (person_id, begins);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT pk_imports PRIMARY KEY (table_id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT pk_messages PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT pk_mutes PRIMARY KEY (person_id, table_id);
ALTER TABLE ONLY public.nights
    ADD CONSTRAINT pk_nights PRIMARY KEY (person_id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT pk_notes PRIMARY KEY (person_id, table_id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT pk_notices PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT pk_presence PRIMARY KEY (person_id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT pk_proposals PRIMARY KEY (id);
ALTER TABLE ONLY public.puzzle_days
    ADD CONSTRAINT pk_puzzle_days PRIMARY KEY (person_id, game, day);
ALTER TABLE ONLY public.quiet
    ADD CONSTRAINT pk_quiet PRIMARY KEY (person_id);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT pk_ratings PRIMARY KEY (game, who);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT pk_results PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT pk_sanctions PRIMARY KEY (person_id, kind);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT pk_sessions PRIMARY KEY (token);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT pk_snapshots PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT pk_tables PRIMARY KEY (id);
ALTER TABLE ONLY public.votes
    ADD CONSTRAINT pk_votes PRIMARY KEY (proposal_id, person_id);
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT uq_editions_owner_id_game_name UNIQUE (owner_id, game, name);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT uq_seats_table_id_person_id UNIQUE (table_id, person_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_invitation UNIQUE (invitation);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of);
CREATE INDEX ix_admitted_person_id ON public.admitted USING btree (person_id);
CREATE INDEX ix_analyses_person_id ON public.analyses USING btree (person_id);
CREATE INDEX ix_analyses_status ON public.analyses USING btree (status);
CREATE INDEX ix_blocks_blocked_id ON public.blocks USING btree (blocked_id);
CREATE INDEX ix_bot_work_wake_at ON public.bot_work USING btree (wake_at);
CREATE INDEX ix_channels_person_id ON public.channels USING btree (person_id);
CREATE INDEX ix_clocks_deadline ON public.clocks USING btree (deadline);
CREATE INDEX ix_deliveries_channel_id ON public.deliveries USING btree (channel_id);
CREATE INDEX ix_deliveries_due_at ON public.deliveries USING btree (due_at);
CREATE INDEX ix_friends_friend_id ON public.friends USING btree (friend_id);
CREATE INDEX ix_messages_person_id ON public.messages USING btree (person_id);
CREATE INDEX ix_mutes_table_id ON public.mutes USING btree (table_id);
CREATE INDEX ix_notes_table_id ON public.notes USING btree (table_id);
CREATE INDEX ix_notices_list ON public.notices USING btree (person_id, id);
CREATE INDEX ix_notices_table ON public.notices USING btree (table_id, kind, person_id);
CREATE INDEX ix_proposals_table_id ON public.proposals USING btree (table_id);
CREATE INDEX ix_ratings_list ON public.ratings USING btree (game, rating, who);
CREATE INDEX ix_ratings_who ON public.ratings USING btree (who);
CREATE INDEX ix_reports_by_id ON public.reports USING btree (by_id);
CREATE INDEX ix_reports_person_id ON public.reports USING btree (person_id);
CREATE INDEX ix_reports_settled_at ON public.reports USING btree (settled_at);
CREATE INDEX ix_results_list ON public.results USING btree (who, game, at, table_id, seat);
CREATE INDEX ix_seats_kept_for ON public.seats USING btree (kept_for);
CREATE INDEX ix_seats_list ON public.seats USING btree (person_id, status, updated_at, table_id);
CREATE INDEX ix_sessions_expires_at ON public.sessions USING btree (expires_at);
CREATE INDEX ix_sessions_person_id ON public.sessions USING btree (person_id);
CREATE INDEX ix_tables_game_list ON public.tables USING btree (access, game, status, updated_at, id);
CREATE INDEX ix_tables_list ON public.tables USING btree (access, status, updated_at, id);
CREATE INDEX ix_tables_owner_id ON public.tables USING btree (owner_id);
CREATE UNIQUE INDEX uq_people_account_name ON public.people USING btree (name_key) WHERE (password IS NOT NULL);
ALTER TABLE ONLY public.absences
    ADD CONSTRAINT fk_absences_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.admitted
    ADD CONSTRAINT fk_admitted_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.admitted
    ADD CONSTRAINT fk_admitted_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.analyses
    ADD CONSTRAINT fk_analyses_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked_id FOREIGN KEY (blocked_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.bot_work
    ADD CONSTRAINT fk_bot_work_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.channels
    ADD CONSTRAINT fk_channels_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.clocks
    ADD CONSTRAINT fk_clocks_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.decisions
    ADD CONSTRAINT fk_decisions_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT fk_deliveries_channel_id FOREIGN KEY (channel_id) REFERENCES public.channels(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT fk_deliveries_notice_id FOREIGN KEY (notice_id) REFERENCES public.notices(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.editions
    ADD CONSTRAINT fk_editions_owner_id FOREIGN KEY (owner_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.finished
    ADD CONSTRAINT fk_finished_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friends
    ADD CONSTRAINT fk_friends_friend_id FOREIGN KEY (friend_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.friends
    ADD CONSTRAINT fk_friends_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.holidays
    ADD CONSTRAINT fk_holidays_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.imports
    ADD CONSTRAINT fk_imports_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT fk_messages_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT fk_messages_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT fk_mutes_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT fk_mutes_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.nights
    ADD CONSTRAINT fk_nights_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_notes_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.notes
    ADD CONSTRAINT fk_notes_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_by_id FOREIGN KEY (by_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT fk_notices_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT fk_presence_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT fk_proposals_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.proposals
    ADD CONSTRAINT fk_proposals_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.puzzle_days
    ADD CONSTRAINT fk_puzzle_days_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.quiet
    ADD CONSTRAINT fk_quiet_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_by_id FOREIGN KEY (by_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_settled_by FOREIGN KEY (settled_by) REFERENCES public.people(id);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.results
    ADD CONSTRAINT fk_results_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT fk_sanctions_by_id FOREIGN KEY (by_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.sanctions
    ADD CONSTRAINT fk_sanctions_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_keeper_id FOREIGN KEY (keeper_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_kept_for FOREIGN KEY (kept_for) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT fk_sessions_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT fk_snapshots_table_id FOREIGN KEY (table_id) REFERENCES public.tables(id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT fk_tables_owner_id FOREIGN KEY (owner_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.votes
    ADD CONSTRAINT fk_votes_person_id FOREIGN KEY (person_id) REFERENCES public.people(id);
ALTER TABLE ONLY public.votes
    ADD CONSTRAINT fk_votes_proposal_id FOREIGN KEY (proposal_id) REFERENCES public.proposals(id);
