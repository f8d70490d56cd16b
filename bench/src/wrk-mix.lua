-- Draws each request from a file by chance: a line is a path and its headers, 'name: value', separated by tabs.
local requests = {}

function init(args)
  for line in io.lines(args[1]) do
    local path, headers = nil, {}
    for field in line:gmatch("[^\t]+") do
      if path == nil then
        path = field
      else
        local name, value = field:match("^([^:]+): (.*)$")
        headers[name] = value
      end
    end
    requests[#requests + 1] = wrk.format("GET", path, headers)
  end
end

function request()
  return requests[math.random(#requests)]
end
