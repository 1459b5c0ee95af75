import { CLOCKS_DIFFER_MS } from "../../hot-state/hot-state.ts";
import { script } from "../redis-script.ts";

/** Keeps a position and sends it on its channels, unless a later one is there; one that is far ahead is of a clock that was set back. */
export const TELL = script(`
local kept = redis.call('HGET', KEYS[1], ARGV[1])
if kept then
  local position = cjson.decode(kept).position
  local ahead = position.at - tonumber(ARGV[3])
  if position.version == tonumber(ARGV[2]) and ahead > 0 and ahead <= ${CLOCKS_DIFFER_MS} then return { 0 } end
end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[5])
for at = 6, #ARGV do redis.call('PUBLISH', ARGV[at], ARGV[4]) end
return { 1 }
`);

export const SOME = script(`return redis.call('HMGET', KEYS[1], unpack(ARGV))`);

export const ALL = script(`return redis.call('HVALS', KEYS[1])`);

/** All of them for the one server that writes them to the database this time; nothing for the others. */
export const TAKE_ALL = script(`
if not redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then return {} end
return redis.call('HVALS', KEYS[1])
`);

/** Forgets what was written to the database, but for those that have moved on since. */
export const FORGET = script(`
for at = 1, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[at]) == ARGV[at + 1] then redis.call('HDEL', KEYS[1], ARGV[at]) end
end
return { 1 }
`);
