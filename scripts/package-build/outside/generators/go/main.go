// Reads the contract's example of balances into the generated types, and prints the first.
package main

import (
	"encoding/json"
	"fmt"
	"os"
)

func main() {
	var list MerchantBalanceList
	decoder := json.NewDecoder(os.Stdin)
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&list); err != nil {
		panic(err)
	}
	fmt.Printf("%d %s\n", list.Items[0].Amount, list.Items[0].Currency)
}
