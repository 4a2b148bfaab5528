<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Template\Template;
use Rueda\Tests\Form\FormTestCase;

/** Elements around the fields of a form that was written as a template. */
final class ElementsTest extends FormTestCase {

	private const ROW = '<div class="row" id="first"><div class="col-md-6">[text a]</div>'
		. '<div class="col-md-6">[text b]</div></div>';

	/** @return iterable<string, array{string}> */
	public function themes(): iterable {
		yield 'a block theme' => [ 'twentytwentyfive' ];
		yield 'a classic theme' => [ 'twentytwentyone' ];
	}

	/** @dataProvider themes */
	public function test_elements_are_printed_as_they_were_written( string $theme ): void {
		add_filter( 'stylesheet', static fn () => $theme );
		add_filter( 'template', static fn () => $theme );
		$page = $this->page( $this->make_form( [ Template::to_blocks( self::ROW )->content ] ) );

		// WordPress 6.5 leaves a space before a class.
		$row    = '//form/div[ 1 ][ @id = "first" and normalize-space( @class ) = "row" and count( @* ) = 2 ]';
		$column = $row . '/div[ normalize-space( @class ) = "col-md-6" and count( @* ) = 1 ]';
		self::assertSame( 2, $page->query( $column )->length );
		self::assertSame( 2, $page->query( $column . '/div[ contains( @class, "rueda-field" ) ]' )->length );
	}

	public function test_a_group_that_was_made_in_the_editor_stays_one(): void {
		$page = $this->page(
			$this->make_form(
				[
					'<!-- wp:group {"className":"row","layout":{"type":"constrained"}} -->'
						. '<div class="wp-block-group row"><!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
						. '</div>'
						. '<!-- /wp:group -->',
				]
			)
		);
		self::assertStringContainsString(
			'wp-block-group row',
			self::tag( $page, '//form//div[ contains( @class, "row" ) ]' )
		);
	}
}
