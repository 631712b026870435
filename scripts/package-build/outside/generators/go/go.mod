module shop.example/tiyin

go 1.19
