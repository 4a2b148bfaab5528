<?php

declare( strict_types=1 );

namespace Rueda\Form\Rules;

use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor sent, as the rules read it: for each field a flat list of trimmed values without empty ones. Invalid
 * UTF-8 becomes an empty value here too, since it will not be kept and must not count as an answer.
 */
final class Input {
	/**
	 * @param array<array-key, mixed>     $body  Unslashed.
	 * @param array<string, list<Upload>> $files
	 */
	public function __construct( private array $body, private array $files = [] ) {}

	/** @return list<string> */
	public function texts( string $field ): array {
		return array_values(
			array_filter(
				array_map( [ Text::class, 'clean' ], Read::flat( $this->body[ $field ] ?? [] ) ),
				static fn ( string $text ): bool => '' !== $text
			)
		);
	}

	/** @return list<Upload> */
	public function files( string $field ): array {
		return array_values(
			array_filter( $this->files[ $field ] ?? [], static fn ( Upload $file ): bool => $file->is_there() )
		);
	}
}
