-- Up Migration

-- The author of a post has hidden a comment below it, from everybody. It keeps its status, its points and its place in exports.
alter table comments add column hidden_at timestamptz;
