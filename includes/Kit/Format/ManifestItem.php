<?php

declare( strict_types=1 );

namespace Rueda\Kit\Format;

defined( 'ABSPATH' ) || exit;

/** What a kit's manifest says of one item. */
final class ManifestItem {
	/** @param list<string> $uses Keys of the items that it needs. */
	public function __construct(
		public string $doc_type,
		public string $slug,
		public string $title,
		public string $sha256,
		public int $bytes,
		public array $uses
	) {}

	/** @param list<string> $uses */
	public static function of_json( string $doc_type, string $slug, string $title, string $json, array $uses ): self {
		return new self( $doc_type, $slug, $title, hash( 'sha256', $json ), strlen( $json ), $uses );
	}

	public function key(): string {
		return $this->doc_type . ':' . $this->slug;
	}

	public function file(): string {
		return DocType::FOLDERS[ $this->doc_type ] . '/' . $this->slug . '.json';
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		return [
			'title'    => $this->title,
			'doc_type' => $this->doc_type,
			'file'     => $this->file(),
			'sha256'   => $this->sha256,
			'bytes'    => $this->bytes,
			'uses'     => $this->uses,
		];
	}
}
