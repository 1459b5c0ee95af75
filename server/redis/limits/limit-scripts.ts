import { script } from "../redis-script.ts";
import { CLOCKS_DIFFER_MS } from "../../limits/limits.ts";

const NOT_AHEAD = `
local function not_ahead(at, now)
  if at - now > ${CLOCKS_DIFFER_MS} then return now end
  return at
end
local function whole(number) return string.format('%.0f', number) end
`;

/**
 * Takes one from an allowance, as the engine in memory does. This server's own count comes along: a Redis that was away, or
 * came back empty, gives nobody more than that.
 */
export const TAKE = script(`${NOT_AHEAD}
local burst, per_ms, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local function refilled(tokens, at)
  return math.min(burst, tokens + math.max(0, now - not_ahead(at, now)) * per_ms)
end
local at = now
local tokens = refilled(tonumber(ARGV[4]), tonumber(ARGV[5]))
local kept = redis.call('HMGET', KEYS[1], 'tokens', 'at')
if kept[1] then
  at = math.max(now, not_ahead(tonumber(kept[2]), now))
  tokens = math.min(tokens, refilled(tonumber(kept[1]), tonumber(kept[2])))
end
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / per_ms) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', whole(at))
redis.call('PEXPIRE', KEYS[1], whole(math.ceil(burst / per_ms) + ${CLOCKS_DIFFER_MS}))
return { wait }
`);

/**
 * The counts of this server hold where they are newer than those of Redis: they were made while Redis was away. Each answer ends with what
 * is known then: the wrong tries, and when the last one ended.
 */
const TRIES = `${NOT_AHEAD}
local now = tonumber(ARGV[1])
local id = ARGV[2]
local failures, last_at = tonumber(ARGV[3]), tonumber(ARGV[4])
local lease, forgotten = tonumber(ARGV[5]), tonumber(ARGV[6])
local kept = redis.call('HMGET', KEYS[1], 'failures', 'at')
if kept[1] then
  local kept_failures, kept_at = tonumber(kept[1]), tonumber(kept[2])
  if last_at == kept_at then failures = math.max(failures, kept_failures) end
  if last_at < kept_at then failures, last_at = kept_failures, kept_at end
end
last_at = not_ahead(last_at, now)
local function answer(number)
  redis.call('HSET', KEYS[1], 'failures', whole(failures), 'at', whole(last_at))
  redis.call('PEXPIRE', KEYS[1], whole(forgotten + ${CLOCKS_DIFFER_MS}))
  return { number, failures, last_at }
end
`;

/** Begins a try: 0 when it has begun, -1 when as many as are free are under way, or for how many milliseconds it is refused. */
export const BEGIN_TRY = script(`${TRIES}
local free, first, longest = tonumber(ARGV[7]), tonumber(ARGV[8]), tonumber(ARGV[9])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', whole(now))
redis.call('ZREMRANGEBYSCORE', KEYS[2], whole(now + lease + ${CLOCKS_DIFFER_MS}), '+inf')
local under_way = redis.call('ZCARD', KEYS[2])
if under_way == 0 and now - last_at >= forgotten then failures, last_at = 0, now end
if failures >= free then
  local wait = last_at + math.min(first * 2 ^ (failures - free), longest) - now
  if wait > 0 then return answer(wait) end
end
if under_way >= math.max(1, free - failures) then return answer(-1) end
redis.call('ZADD', KEYS[2], whole(now + lease), id)
redis.call('PEXPIRE', KEYS[2], whole(lease + ${CLOCKS_DIFFER_MS}))
return answer(0)
`);

export const END_TRY = script(`${TRIES}
redis.call('ZREM', KEYS[2], id)
if ARGV[7] == 'right' then failures = 0 end
if ARGV[7] == 'wrong' then failures = failures + 1 end
if ARGV[7] ~= 'other' then last_at = math.max(last_at, now) end
return answer(0)
`);
