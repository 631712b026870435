// Renders a chart as Helm does, by the template engine and the functions that Helm uses, to a JSON list of its
// objects: Helm itself is neither in Debian nor in npm.
//
//	render CHART [VALUE.PATH=YAML …]
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	yaml "gopkg.in/yaml.v3"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(path string) map[string]interface{} {
	text, err := os.ReadFile(path)
	check(err)
	var out map[string]interface{}
	check(yaml.Unmarshal(text, &out))
	return out
}

func set(values map[string]interface{}, path, value string) {
	parts := strings.Split(path, ".")
	for _, part := range parts[:len(parts)-1] {
		next, ok := values[part].(map[string]interface{})
		if !ok {
			next = map[string]interface{}{}
			values[part] = next
		}
		values = next
	}
	var parsed interface{}
	check(yaml.Unmarshal([]byte(value), &parsed))
	values[parts[len(parts)-1]] = parsed
}

func main() {
	chart := os.Args[1]
	meta := read(filepath.Join(chart, "Chart.yaml"))
	capitals := map[string]interface{}{}
	for name, value := range meta {
		capitals[strings.ToUpper(name[:1])+name[1:]] = value
	}
	values := read(filepath.Join(chart, "values.yaml"))
	for _, pair := range os.Args[2:] {
		parts := strings.SplitN(pair, "=", 2)
		set(values, parts[0], parts[1])
	}
	data := map[string]interface{}{
		"Values":  values,
		"Chart":   capitals,
		"Release": map[string]interface{}{"Name": "tiyin", "Namespace": "default", "Service": "Helm", "IsUpgrade": false, "IsInstall": true, "Revision": 1},
		"Capabilities": map[string]interface{}{
			"KubeVersion": map[string]interface{}{"Version": "v1.29.0", "Major": "1", "Minor": "29"},
			"APIVersions": []string{},
		},
	}
	root := template.New("chart").Option("missingkey=zero")
	functions := sprig.TxtFuncMap()
	functions["toYaml"] = func(v interface{}) string {
		out, err := yaml.Marshal(v)
		check(err)
		return strings.TrimSuffix(string(out), "\n")
	}
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := root.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["required"] = func(message string, v interface{}) (interface{}, error) {
		if v == nil || v == "" {
			return nil, fmt.Errorf("%s", message)
		}
		return v, nil
	}
	functions["lookup"] = func(...string) map[string]interface{} { return map[string]interface{}{} }
	root.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(chart, "templates", "*"))
	check(err)
	sort.Strings(files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		check(err)
		_, err = root.New(filepath.Base(file)).Parse(string(text))
		check(err)
	}
	objects := []interface{}{}
	for _, file := range files {
		name := filepath.Base(file)
		if strings.HasPrefix(name, "_") {
			continue
		}
		var out bytes.Buffer
		check(root.ExecuteTemplate(&out, name, data))
		if filepath.Ext(name) != ".yaml" {
			continue
		}
		objects = append(objects, parse(name, &out)...)
	}
	check(json.NewEncoder(os.Stdout).Encode(objects))
}

// The objects of a rendered file.
func parse(name string, text io.Reader) []interface{} {
	objects := []interface{}{}
	decoder := yaml.NewDecoder(text)
	for {
		var object interface{}
		err := decoder.Decode(&object)
		if errors.Is(err, io.EOF) {
			return objects
		}
		if err != nil {
			check(fmt.Errorf("%s: %w", name, err))
		}
		if object != nil {
			objects = append(objects, object)
		}
	}
}
