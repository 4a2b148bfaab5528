<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Field;

use Rueda\Definitions;
use Rueda\Form\Field\Choice;
use Rueda\Form\Field\Field;
use Rueda\Form\Kind\Kind;
use Rueda\Tests\TestCase;

/**
 * What PHP reads from a thousand stored blocks is in tests/fixtures/field-attributes.jsonl, one block per line:
 * [ attributes as stored, what differs from an empty block as it is read ]. TypeScript has the same test.
 * To update it after a change of the reader: RUEDA_WRITE_ATTRIBUTES=1 npm test -- php
 *
 * Not in it are htmlId and className: the editor only shows what was written, and the page decides what it can use.
 */
final class AttributesTest extends TestCase {

	private const FILE = RUEDA_REPOSITORY . 'tests/fixtures/field-attributes.jsonl';

	private const COUNT = 1000;

	private const TEXTS = [
		'name'          => 'name',
		'label'         => 'label',
		'help'          => 'help',
		'placeholder'   => 'placeholder',
		'autocomplete'  => 'autocomplete',
		'defaultValue'  => 'default_value',
		'defaultFrom'   => 'default_source',
		'min'           => 'min',
		'max'           => 'max',
		'step'          => 'step',
		'source'        => 'source',
		'operands'      => 'operands',
		'conditionText' => 'condition',
		'filetypes'     => 'file_types',
		'limit'         => 'file_limit',
		'limitEach'     => 'limit_of_each',
		'capture'       => 'capture',
		'target'        => 'target',
		'akismet'       => 'akismet',
	];

	private const FLAGS = [
		'isLabelHidden' => 'is_label_hidden',
		'isRequired'    => 'is_marked_required',
		'readonly'      => 'is_readonly',
		'isMultiple'    => 'is_multiple',
		'includeBlank'  => 'has_blank_choice',
		'firstAsLabel'  => 'is_first_a_label',
		'isExclusive'   => 'is_exclusive',
		'hasFreeText'   => 'has_free_text',
		'labelFirst'    => 'is_label_first',
		'isOptional'    => 'is_optional',
		'isInverted'    => 'is_inverted',
		'isChecked'     => 'is_checked',
		'isProduct'     => 'is_product',
	];

	private const NUMBERS = [
		'minlength'   => 'minlength',
		'maxlength'   => 'maxlength',
		'size'        => 'size',
		'cols'        => 'cols',
		'rows'        => 'rows',
		'mostFiles'   => 'most_files',
		'longestSide' => 'longest_side',
	];

	/** Values as the editor, people and attackers write them, as JSON. */
	private const VALUES = [
		'""',
		'"x"',
		'" A b "',
		'"true"',
		'"20"',
		'"0"',
		'"4.5"',
		'"get"',
		'"user_email"',
		'"user_pass"',
		'"storage"',
		'"down"',
		'"user"',
		'"environment"',
		'"author_email"',
		'"10"',
		'"11"',
		'"<b>ñ</b> 😀"',
		'true',
		'false',
		'null',
		'0',
		'-0.0',
		'1',
		'-1',
		'7',
		'20',
		'3.0',
		'4.5',
		'1e3',
		'1e9',
		'999999999',
		'1000000000',
		'9007199254740993',
		'-1e300',
		'1e400',
		'[]',
		'{}',
		'[1]',
		'{"label":"x"}',
	];

	private const ITEMS = [
		'{"label":"Yes"}',
		'{"label":" No ","value":"n","isDefault":true}',
		'{"label":1}',
		'{"label":2.0,"value":3}',
		'{"label":2.5,"value":0.5}',
		'{"label":"","isDefault":true}',
		'{"value":"only"}',
		'{"label":"x","isDefault":"true","isEmptyInMail":1}',
		'{"label":"x","value":"","isEmptyInMail":true}',
		'{"label":["x"],"value":{}}',
		'{"question":"1+1?","answer":"2"}',
		'{"question":1,"answer":2}',
		'{"question":"  "}',
		'{"answer":"?"}',
		'"x"',
		'" y "',
		'"x"',
		'""',
		'7',
		'7.0',
		'0.1',
		'-0.0',
		'1e300',
		'true',
		'null',
		'{}',
	];

	private int $state = 7;

	public function test_reads_a_thousand_stored_blocks_as_the_editor_does(): void {
		$lines = array_map( [ $this, 'line' ], $this->stored() );
		if ( '' !== (string) getenv( 'RUEDA_WRITE_ATTRIBUTES' ) ) {
			file_put_contents( self::FILE, implode( "\n", $lines ) . "\n" );
		}
		$known = file( self::FILE, FILE_IGNORE_NEW_LINES );
		self::assertIsArray( $known );
		self::assertCount( self::COUNT, $known );
		$different = array_diff_assoc( $lines, $known );
		self::assertSame( [], array_slice( $different, 0, 3 ) );
	}

	/** @return list<string> The attributes of blocks, as JSON. */
	private function stored(): array {
		$kinds  = [ ...array_keys( Definitions::FIELD_KINDS ), 'nonsense' ];
		$names  = [
			...array_keys( self::TEXTS + self::FLAGS + self::NUMBERS ),
			'consentFor',
			'countDirection',
		];
		$stored = [];
		for ( $number = 0; $number < self::COUNT; $number++ ) {
			$kind  = wp_json_encode( $kinds[ $number % count( $kinds ) ] );
			$pairs = [ '"type":' . ( 0 === $this->pick( 12 ) ? $this->value() : $kind ) ];
			foreach ( $names as $name ) {
				if ( 0 === $this->pick( 3 ) ) {
					$pairs[] = '"' . $name . '":' . $this->value();
				}
			}
			foreach ( [ 'choices', 'suggestions', 'questions' ] as $name ) {
				$item    = fn (): string => self::ITEMS[ $this->pick( count( self::ITEMS ) ) ];
				$list    = '[' . implode( ',', array_map( $item, range( 0, $this->pick( 6 ) ) ) ) . ']';
				$pairs[] = '"' . $name . '":' . ( 0 === $this->pick( 4 ) ? $this->value() : $list );
			}
			$stored[] = '{' . implode( ',', $pairs ) . '}';
		}
		return $stored;
	}

	private function value(): string {
		return self::VALUES[ $this->pick( count( self::VALUES ) ) ];
	}

	/** A number below the given one. Our own generator gives the same sequence in every PHP version. */
	private function pick( int $below ): int {
		$this->state = ( $this->state * 1103515245 + 12345 ) & 0x7FFFFFFF;
		return ( $this->state >> 12 ) % $below;
	}

	private function line( string $stored ): string {
		$empty = self::read( '{}' );
		$read  = array_filter(
			self::read( $stored ),
			static fn ( mixed $value, string $name ): bool => $value !== $empty[ $name ],
			ARRAY_FILTER_USE_BOTH
		);
		$flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
		return '[' . $stored . ',' . wp_json_encode( [] === $read ? (object) [] : $read, $flags ) . ']';
	}

	/** @return array<string, mixed> By the names of the attributes. */
	private static function read( string $stored ): array {
		$field = Field::from_attributes( (array) json_decode( $stored, true ) );
		$read  = [ 'type' => $field->type() ];
		foreach ( self::TEXTS + self::FLAGS + self::NUMBERS as $name => $property ) {
			$read[ $name ] = $field->attributes->$property;
		}
		return $read + [
			'consentFor'     => $field->attributes->is_consent_to_store ? 'storage' : '',
			'countDirection' => $field->attributes->counts_down ? 'down' : 'up',
			'choices'        => array_map( [ self::class, 'choice' ], $field->attributes->choices ),
			'suggestions'    => $field->attributes->suggestions,
			'questions'      => $field->attributes->questions,
			'isNeeded'       => $field->is_required() || $field->kind()->is_question(),
			'takesMany'      => $field->is_multiple(),
			'stars'          => count( Kind::named( 'rating' )->accepted( $field ) ?? [] ),
		];
	}

	/** @return array{label: string, value: string, isDefault: bool} */
	private static function choice( Choice $choice ): array {
		return [ 'label' => $choice->label(), 'value' => $choice->value(), 'isDefault' => $choice->is_default() ];
	}
}
