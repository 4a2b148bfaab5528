<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Intake;

use DOMXPath;
use Rueda\Form\Form;
use Rueda\Form\FormParts;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Page\FormPrinter;
use Rueda\Mail\Ledger;
use Rueda\Mail\MailTimeout;
use Rueda\Mail\Outbox;
use Rueda\Support\Clock;
use Rueda\Tests\BrokenDatabase;
use Rueda\Tests\Form\FormTestCase;

abstract class PlainPostTestCase extends FormTestCase {
	protected const FIELDS = [
		[ 'name' => 'your-name', 'isRequired' => true ],
		[ 'type' => 'textarea', 'name' => 'text' ],
		[
			'type'    => 'checkbox',
			'name'    => 'days',
			'choices' => [ [ 'label' => 'Mon', 'isDefault' => true ], [ 'label' => 'Tue' ] ],
		],
		[ 'type' => 'hidden', 'name' => 'ref', 'defaultValue' => 'from-us' ],
		[ 'type' => 'acceptance', 'name' => 'terms', 'isOptional' => true ],
		[ 'type' => 'quiz', 'name' => 'quiz' ],
	];

	use BrokenDatabase;

	protected string $went = '';

	protected function tearDown(): void {
		$this->mend_the_database();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array{PlainPost, FormParts}
	 */
	protected function post( int $id, array $fields ): array {
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_POST                     = [] === $fields ? [] : wp_slash( $fields + [ '_wpcf7' => (string) $id ] );
		[ $plain, $parts ]         = $this->handler();
		$plain->receive();
		return [ $plain, $parts ];
	}

	/** @return array{PlainPost, FormParts} */
	protected function handler(): array {
		$clock = new Clock();
		$parts = new FormParts(
			$clock,
			static fn (): Outbox => new Outbox(
				new Ledger( $clock ),
				$clock,
				new MailTimeout( $clock )
			),
			'rename',
			function ( string $address ): void {
				$this->went = $address;
			}
		);
		$plain = $parts->plain_post();
		return [ $plain, $parts ];
	}

	/** The page that the visitor was redirected to. */
	protected function printed_after_redirect( int $id ): DOMXPath {
		parse_str( (string) wp_parse_url( $this->went, PHP_URL_QUERY ), $_GET );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$_SERVER['REQUEST_URI']    = strtok( $this->went, '#' );
		[ $plain, $parts ]         = $this->handler();
		$plain->receive();
		return $this->printed( $parts->printer(), $id );
	}

	protected function printed( FormPrinter $printer, int $id ): DOMXPath {
		// Fields are blocks, so WordPress asks a filter for them.
		foreach ( [ 'form-field' => 'render_field', 'form-submit' => 'render_submit' ] as $block => $method ) {
			remove_all_filters( 'render_block_rueda/' . $block );
			$print = static fn ( string $html, array $parsed ): string => $printer->$method( $parsed['attrs'] );
			add_filter( 'render_block_rueda/' . $block, $print, 10, 2 );
		}
		$outer = [
			'form-step'    => 'render_step',
			'form-address' => 'render_address',
			'form-repeat'  => 'render_group',
			'form-entry'   => 'render_entry',
		];
		foreach ( $outer as $block => $method ) {
			remove_all_filters( 'render_block_rueda/' . $block );
			$print = static fn ( string $html, array $parsed ): string => $printer->$method( $parsed['attrs'], $html );
			add_filter( 'render_block_rueda/' . $block, $print, 10, 2 );
		}
		return self::dom(
			$printer->render( $this->read_form( $id ), [ 'id' => '', 'name' => '', 'title' => '', 'class' => '' ] )
		);
	}

	/** @return list<string> */
	protected function texts( DOMXPath $page, string $path ): array {
		return array_map(
			static fn ( $node ): string => $node->textContent,
			iterator_to_array( $page->query( $path ), false )
		);
	}

	/** @return list<string> */
	protected function values( DOMXPath $page, string $path ): array {
		return array_map(
			static fn ( $node ): string => $node->getAttribute( 'value' ),
			iterator_to_array( $page->query( $path ), false )
		);
	}
}
