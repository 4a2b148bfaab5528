<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

/** Writes zip files with errors that no ordinary program makes. */
final class HostileZip {
	private string $files = '';

	private string $directory = '';

	private int $count = 0;

	/**
	 * @param array{mode?: int, flags?: int, method?: int, bytes?: int, attributes?: int, packed?: string, offset?: int,
	 *     crc?: int} $lies
	 */
	public function add( string $name, string $content, array $lies = [] ): self {
		$method           = $lies['method'] ?? 8;
		$packed           = $lies['packed'] ?? ( 8 === $method ? (string) gzdeflate( $content, 9 ) : $content );
		$facts            = pack(
			'vvvvvVVVvv',
			20,
			$lies['flags'] ?? 0,
			$method,
			0,
			0x21,
			$lies['crc'] ?? crc32( $content ),
			strlen( $packed ),
			$lies['bytes'] ?? strlen( $content ),
			strlen( $name ),
			0
		);
		$attributes       = $lies['attributes'] ?? ( ( $lies['mode'] ?? 0100644 ) << 16 );
		$this->directory .= pack( 'Vv', 0x02014b50, 0x0314 ) . $facts
			. pack( 'vvvVV', 0, 0, 0, $attributes, $lies['offset'] ?? strlen( $this->files ) ) . $name;
		$this->files     .= pack( 'V', 0x04034b50 ) . $facts . $name . $packed;
		++$this->count;
		return $this;
	}

	public function bytes( ?int $count = null, string $comment = '' ): string {
		$count ??= $this->count;
		return $this->files . $this->directory
			. pack(
				'VvvvvVVv',
				0x06054b50,
				0,
				0,
				$count,
				$count,
				strlen( $this->directory ),
				strlen( $this->files ),
				strlen( $comment )
			) . $comment;
	}
}
