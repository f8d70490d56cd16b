-- Books one class after the other, each time for an address of its own. Arguments: file of ids, name of the run.
local classes, run, booked = {}, nil, 0

function init(args)
  for id in io.lines(args[1]) do
    classes[#classes + 1] = id
  end
  run = args[2]
end

function request()
  booked = booked + 1
  local path = "/api/bsport/join_test_workout/" .. classes[booked % #classes + 1]
  local client = "10." .. booked % 250 .. "." .. math.floor(booked / 250) % 250 .. ".1"
  local headers = { ["content-type"] = "application/json", ["x-forwarded-for"] = client }
  local body = '{"email":"' .. run .. "-" .. booked .. '@lifted.example","name":"Mia Muster"}'
  return wrk.format("POST", path, headers, body)
end
