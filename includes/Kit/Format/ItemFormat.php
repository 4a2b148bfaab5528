<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

use Rueda\Definitions;
use Rueda\Kit\KitError;
use Rueda\Support\Option;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- an entry's name; escaped where shown.

/** Checks the file of an item: its fields and their types. */
final class ItemFormat {
	private const STATUSES = [ 'publish', 'draft', 'private', 'pending' ];

	/** By field: how its value is checked, and the default. A field without a default is required. */
	private const ALL = [
		'title'    => [ 'text' ],
		'slug'     => [ 'text' ],
		'content'  => [ 'text' ],
		'status'   => [ 'status', 'publish' ],
		'modified' => [ 'text', '' ],
	];

	private const MAIL = [
		'active'             => [ 'flag' ],
		'subject'            => [ 'text' ],
		'sender'             => [ 'text' ],
		'body'               => [ 'text' ],
		'additional_headers' => [ 'text' ],
		'use_html'           => [ 'flag' ],
		'exclude_blank'      => [ 'flag' ],
	];

	private const CALL_TO_ACTION = [
		'ctaType'     => [ 'text', 'global-cta' ],
		'title'       => [ 'text', '' ],
		'description' => [ 'text', '' ],
		'btn_label'   => [ 'text', '' ],
		'page'        => [ 'linked_page', '' ],
		'openInTab'   => [ 'flag', false ],
		'customizer'  => [ 'values', [] ],
	];

	private const BY_KIND = [
		DocType::WHEEL   => [
			'excerpt' => [ 'text', '' ],
			'image'   => [ 'image', null ],
			'meta'    => [ 'meta', [] ],
			'cta'     => [ 'call_to_action', null ],
			'offers'  => [ 'values', [] ],
		],
		DocType::FORM    => [
			'locale'              => [ 'text', '' ],
			'messages'            => [ 'texts', [] ],
			'mail'                => [ 'mail', [] ],
			'mail2'               => [ 'mail', [] ],
			'additional_settings' => [ 'text', '' ],
		],
		DocType::PAGE    => [
			'excerpt'  => [ 'text', '' ],
			'image'    => [ 'image', null ],
			'template' => [ 'text', '' ],
			'parent'   => [ 'parent', '' ],
			'order'    => [ 'number', 0 ],
		],
		DocType::PATTERN => [ 'sync' => [ 'sync', '' ], 'categories' => [ 'texts', [] ] ],
	];

	private function __construct( private string $name ) {}

	/**
	 * @param string                  $name   The file's name, as in "wheels/balance.json".
	 * @param array<array-key, mixed> $fields
	 * @return array<string, mixed> All fields of the item's kind.
	 * @throws KitError When there are other fields, or wrong values.
	 */
	public static function fields( string $name, array $fields ): array {
		$doc_type = DocType::of_folder( dirname( $name ) );
		if ( null === $doc_type ) {
			throw new KitError( 'kit_bad_name', $name );
		}
		return ( new self( $name ) )->complete( $fields, self::ALL + self::BY_KIND[ $doc_type ] );
	}

	/**
	 * @param array<array-key, mixed>                        $fields
	 * @param array<string, array{0: string, 1?: mixed}>     $format
	 * @param bool                                           $is_whole Whether every field must be there.
	 * @return array<string, mixed>
	 */
	private function complete( array $fields, array $format, bool $is_whole = true ): array {
		$this->require_valid( [] === array_diff_key( $fields, $format ) );
		$clean = [];
		foreach ( $format as $field => $rule ) {
			if ( isset( $fields[ $field ] ) ) {
				$clean[ $field ] = $this->value( $fields[ $field ], $rule[0] );
			} elseif ( array_key_exists( 1, $rule ) ) {
				$clean[ $field ] = 'meta' === $rule[0] ? $this->complete( [], self::wheel_meta() ) : $rule[1];
			} else {
				$this->require_valid( ! $is_whole );
			}
		}
		return $clean;
	}

	private function value( mixed $value, string $kind ): mixed {
		$is_right = match ( $kind ) {
			'text'        => is_string( $value ),
			'flag'        => is_bool( $value ),
			'number'      => is_int( $value ),
			'status'      => in_array( $value, self::STATUSES, true ),
			'sync'        => in_array( $value, [ '', 'unsynced' ], true ),
			'parent'      => '' === $value || ( DocType::is_key( $value ) && str_starts_with( $value, 'page:' ) ),
			'image'       => is_array( $value ) && self::is_marker( $value, '$media' ),
			'linked_page' => '' === $value || ( is_array( $value ) && self::is_linked_page( $value ) ),
			default       => is_array( $value ),
		};
		$this->require_valid( $is_right );
		if ( ! is_array( $value ) ) {
			return $value;
		}
		if ( 'texts' === $kind ) {
			$this->require_valid( $value === array_filter( $value, 'is_string' ) );
		}
		return match ( $kind ) {
			'meta'           => $this->complete( $value, self::wheel_meta() ),
			'mail'           => $this->complete( $value, self::MAIL, false ),
			'call_to_action' => $this->complete( $value, self::CALL_TO_ACTION ),
			default          => $value,
		};
	}

	/** @return array<string, array{string, mixed}> */
	private static function wheel_meta(): array {
		return array_map(
			static fn ( array $option ): array => [
				match ( $option['kind'] ) {
					'integer' => 'number',
				'switch'  => 'flag',
				default   => 'text',
				},
				Option::value_of( $option, null ),
			],
			Definitions::WHEEL_SETTINGS
		);
	}

	/** @param array<array-key, mixed> $value */
	private static function is_marker( array $value, string $kind ): bool {
		$inside = $value[ $kind ] ?? null;
		return 1 === count( $value ) && is_string( $inside )
			&& ( '$kit' === $kind ? DocType::is_key( $inside ) : 1 === preg_match( '/^[0-9a-f]{64}$/D', $inside ) );
	}

	/** @param array<array-key, mixed> $value */
	private static function is_linked_page( array $value ): bool {
		$page = $value['value'] ?? null;
		return [] === array_diff_key( $value, [ 'value' => 1, 'label' => 1 ] )
			&& is_string( $value['label'] ?? '' ) && is_array( $page ) && self::is_marker( $page, '$kit' );
	}

	private function require_valid( bool $is_right ): void {
		if ( ! $is_right ) {
			throw new KitError( 'kit_bad_json', $this->name );
		}
	}
}
