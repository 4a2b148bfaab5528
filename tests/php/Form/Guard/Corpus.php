<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Guard;

/** What the posts of a corpus are made of. */
abstract class Corpus {
	public const FORMS = 4;

	/** The form that was imported from the plugin before. */
	public const IMPORTED = 3;

	protected const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 '
		. 'Safari/537.36';

	protected const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15 Version/15.6 '
		. 'Safari/604.1';

	protected const NAMES = [
		'Ada',
		'Björn',
		'Chiara',
		'Dmitri',
		'Eszter',
		'Fatima',
		'Goran',
		'Hana',
		'Íñigo',
		'Jun',
		'Kwame',
		'Lucía',
	];

	protected const PARTS = [
		'Could you call me back about the appointment?',
		'Is there still room in the course on Thursday evening?',
		'I have lost the link to my report.',
		'Thank you for your help last week.',
		'How much is it for a group of twelve?',
		'My mother would like to come along, she uses a wheelchair.',
		'¿Hay clases en verano?',
		'The picture does not load on my telephone.',
		'Please send the invoice to our new address.',
		'We would like to invite you to our school.',
		'Do you also come to us?',
	];

	protected const SPAM = [
		'Boost your ranking today with our proven service, a first report is free of charge for your website.',
		'We have reviewed your page and found many errors that cost you customers every single day.',
		'Earn from home with this method that banks do not want you to know about, no experience needed.',
		'Cheap pills without a prescription, delivered discreetly to your door within two days.',
	];

	protected int $number = 0;

	/** @var list<array<string, mixed>> */
	protected array $posts = [];

	/** @param callable( int ): array<string, mixed> $post */
	protected function people( string $kind, int $times, callable $post ): void {
		for ( $n = 0; $n < $times; $n++ ) {
			$this->add( $post( $n ) + [ 'kind' => $kind, 'is_bot' => false, 'fields' => $this->words() ] );
		}
	}

	/** @param callable( int ): array<string, mixed> $post */
	protected function bots( string $kind, int $times, callable $post ): void {
		for ( $n = 0; $n < $times; $n++ ) {
			$this->add(
				$post( $n ) + [ 'kind' => $kind, 'is_bot' => true, 'fields' => $this->spam( mt_rand( 0, 3 ), true ) ]
			);
		}
	}

	/** @param array<string, mixed> $post */
	protected function add( array $post ): void {
		$post += [
			'at'           => mt_rand( 1000, 400_000 ),
			'form'         => mt_rand( 0, self::FORMS - 1 ),
			'address'      => $this->address(),
			'headers'      => self::headers( 'browser' ),
			'inputs'       => 'all',
			'age'          => null,
			'is_plain'     => false,
			'is_secure'    => true,
			'fills_trap'   => false,
			'is_first_try' => false,
		];
		// @phpstan-ignore-next-line -- made of literals above.
		$this->posts[] = $post + [ 'page' => isset( $post['age'] ) ? null : $post['at'] - ( $post['open'] ?? 60 ) ];
	}

	/** @return array<string, string> */
	protected function words( string $text = '' ): array {
		++$this->number;
		$name = self::NAMES[ mt_rand( 0, 11 ) ];
		return [
			'your-name' => $name,
			'mail'      => strtolower( 'p' . $this->number ) . '@example.org',
			'text'      => '' === $text
				? self::PARTS[ mt_rand( 0, 10 ) ] . ' ' . self::PARTS[ mt_rand( 0, 10 ) ]
				: $text,
		];
	}

	/** @return array<string, string> */
	protected function spam( int $which, bool $is_new = false ): array {
		++$this->number;
		$more = $is_new ? self::PARTS[ mt_rand( 0, 10 ) ] . " Code {$this->number}." : '';
		return [
			'your-name' => 'Robert' . ( $is_new ? $this->number : '' ),
			'mail'      => ( $is_new ? "b{$this->number}" : 'robert' ) . '@mail.example',
			'text'      => self::SPAM[ $which ]
				. " https://offer{$which}.example/go https://offer{$which}.example/more $more",
		];
	}

	protected function address(): string {
		return sprintf( '10.%d.%d.%d', mt_rand( 0, 255 ), mt_rand( 0, 255 ), mt_rand( 1, 254 ) );
	}

	/** @return array<string, string> */
	protected static function headers( string $of ): array {
		$language = [ 'HTTP_ACCEPT_LANGUAGE' => 'es-ES,es;q=0.9' ];
		$origin   = [ 'HTTP_ORIGIN' => 'https://rueda.test' ];
		$referrer = [ 'HTTP_REFERER' => 'https://rueda.test/contact/' ];
		$fetch    = [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ];
		$chrome   = [ 'HTTP_USER_AGENT' => self::CHROME ];
		return match ( $of ) {
			'browser' => $chrome + $language + $origin + $referrer + $fetch,
			'private' => $chrome + $language + [ 'HTTP_ORIGIN' => 'null' ] + $fetch,
			'webview' => $chrome + $origin + $referrer + $fetch,
			'older'   => [ 'HTTP_USER_AGENT' => self::SAFARI ] + $language + $origin + $referrer,
			'origin'  => $chrome + $language + $origin,
			'forged'  => $chrome + $language + $referrer,
			'named'   => $chrome + $referrer,
			default   => [ 'HTTP_USER_AGENT' => 'python-requests/2.32' ],
		};
	}
}
