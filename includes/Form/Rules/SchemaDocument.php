<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Collects the rules of a form. Add-ons add their rules to it. */
final class SchemaDocument {
	private const VERSION = 'Contact Form 7 SWV Schema 2024-10';

	/** @var list<array<array-key, mixed>> */
	private array $rules = [];

	public function __construct( private string $locale ) {}

	/** @param array<array-key, mixed> $rule As in the document: `rule`, `field`, `error` and the rule's parameters. */
	public function add_rule( array $rule ): void {
		if ( '' !== Read::text( $rule, 'rule' ) ) {
			$this->rules[] = $rule;
		}
	}

	/** @return list<array<array-key, mixed>> */
	public function rules(): array {
		return $this->rules;
	}

	/** @return array{version: string, locale: string, rules: list<array<array-key, mixed>>} */
	public function to_array(): array {
		return [ 'version' => self::VERSION, 'locale' => $this->locale, 'rules' => $this->rules ];
	}
}
