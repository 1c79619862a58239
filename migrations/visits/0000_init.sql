-- Tables and indexes, written by `npm run baseline` from app/server/data/visits.

CREATE TABLE `gone_owners` (
  `owner` text PRIMARY KEY NOT NULL,
  `at` integer NOT NULL
) WITHOUT ROWID;
CREATE TABLE `visit_days` (
  `owner` text NOT NULL,
  `thing` text NOT NULL,
  `day` text NOT NULL,
  `sequence` integer NOT NULL,
  `views` integer NOT NULL,
  `visitors` integer NOT NULL,
  `clicks` integer NOT NULL,
  `saves` integer NOT NULL,
  `scans` integer NOT NULL,
  `contacts` integer NOT NULL,
  `parts` text NOT NULL,
  `dimensions` text NOT NULL,
  PRIMARY KEY(`owner`, `thing`, `day`)
) WITHOUT ROWID;
CREATE TABLE `visit_months` (
  `owner` text NOT NULL,
  `thing` text NOT NULL,
  `month` text NOT NULL,
  `views` integer NOT NULL,
  `visitors` integer NOT NULL,
  `clicks` integer NOT NULL,
  `saves` integer NOT NULL,
  `scans` integer NOT NULL,
  `contacts` integer NOT NULL,
  `parts` text NOT NULL,
  `dimensions` text NOT NULL,
  PRIMARY KEY(`owner`, `thing`, `month`)
) WITHOUT ROWID;
