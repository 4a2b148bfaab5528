<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Markup;

use Rueda\Form\Form;
use Rueda\Tests\Form\FormTestCase;

final class LabelMarkupTest extends FormTestCase {
	public function test_labels_belong_to_their_controls_and_help_describes_them(): void {
		$page = $this->page(
			$this->make_form( [ [ 'name' => 'f', 'label' => 'Your name', 'help' => 'As in your passport.' ] ] )
		);
		$for  = $page->query( '//label[contains(., "Your name")]' )->item( 0 )->getAttribute( 'for' );
		$help = $page->query( "//input[@id='$for']" )->item( 0 )->getAttribute( 'aria-describedby' );

		self::assertSame( 'As in your passport.', $page->query( "//*[@id='$help']" )->item( 0 )->textContent );
	}

	public function test_visitors_read_below_the_label_which_files_are_accepted_and_how_large(): void {
		$field = [
			'type'       => 'file',
			'name'       => 'f',
			'label'      => 'CV',
			'help'       => 'In English.',
			'isMultiple' => true,
			'filetypes'  => 'pdf|image/*',
			'limit'      => '500kb',
			'limitEach'  => '200kb',
			'mostFiles'  => 4,
		];
		$page  = $this->page( $this->make_form( [ $field ] ) );
		$ids   = explode( ' ', $page->evaluate( 'string(//input[@type="file"]/@aria-describedby)' ) );
		$texts = array_map(
			static fn ( string $id ): string => $page->evaluate( "string(//p[@id='$id'])" ),
			$ids
		);

		self::assertSame(
			[
				'In English.',
				'Allowed file types: images, PDF. At most 4 files, of 200 KB each and 500 KB together.',
			],
			$texts
		);
		self::assertSame( '.pdf,image/*', $page->evaluate( 'string(//input[@type="file"]/@accept)' ) );
		self::assertSame( 1, $page->query( '//input[@multiple and @name="f[]"]' )->length );
	}

	public function test_a_file_field_without_a_label_leaves_the_words_to_its_author(): void {
		$page = $this->page( $this->make_form( [ [ 'type' => 'file', 'name' => 'f' ] ] ) );

		self::assertSame( '', $page->evaluate( 'string(//input[@type="file"]/@aria-describedby)' ) );
		self::assertSame( 0, $page->query( '//p[contains(., "Allowed file types")]' )->length );
	}

	/** @return iterable<string, array{string, bool}> A label, and whether it marks its field itself. */
	public function labels_with_marks(): iterable {
		foreach ( [
			'Name (Required)',
			'Name *',
			'Name*:',
			'<b>Name</b> <strong>*</strong>',
			'* Name',
			'Nombre (obligatorio)',
			'Name – Pflichtfeld',
			'Nom (obligatoire) :',
			'Nome (obrigatório)',
			'Nome (obbligatorio)',
			'Naam (verplicht)',
			'Imię (wymagane)',
			'Ad (zorunlu)',
			'Имя (обязательно)',
			'姓名（必填）',
			'お名前（必須）',
			'お名前 <b>必須</b>',
			'Name (required), as in your passport',
		] as $label ) {
			yield $label => [ $label, true ];
		}
		foreach ( [ 'Documents required', '5 * 5', 'Optional extras' ] as $label ) {
			yield $label => [ $label, false ];
		}
	}

	/** @dataProvider labels_with_marks */
	public function test_required_is_said_once( string $label, bool $is_said ): void {
		$one  = [ 'name' => 'a', 'label' => $label, 'isRequired' => true ];
		$open = [ 'name' => 'c', 'label' => 'Town' ];

		self::assertSame(
			$is_said ? 1 : 2,
			$this->page(
				$this->make_form( [ $one, [ 'name' => 'b', 'label' => 'Other', 'isRequired' => true ] ] )
			)->query( '//span[@class="rueda-field__mark"]' )->length
		);
		self::assertSame(
			$is_said ? 0 : 1,
			$this->page(
				$this->make_form( [ $one, [ 'name' => 'b' ] + $one, $open ] )
			)->query( '//span[@class="rueda-field__mark"]' )->length
		);
	}

	public function test_a_control_without_a_label_has_a_name_all_the_same(): void {
		$page = $this->page( $this->make_form( [ [ 'name' => 'f', 'placeholder' => 'Your town' ] ] ) );

		self::assertSame( 'Your town', $page->query( '//input[@name="f"]' )->item( 0 )->getAttribute( 'aria-label' ) );
	}

	public function test_a_label_is_printed_with_the_classes_in_it_and_nothing_else(): void {
		$label = '<i class="icon" style="color:red"></i> A <b class="req" onclick="x()">*</b>';
		$id    = $this->make_form( [ [ 'name' => 'f', 'label' => $label ] ] );
		$html  = do_blocks( '<!-- wp:rueda/contact-form {"formId":' . $id . '} /-->' );

		self::assertStringContainsString( '<i class="icon"></i> A <b class="req">*</b>', $html );
		self::assertStringNotContainsString( 'onclick', $html );
	}

	public function test_labels_and_choices_cannot_bring_scripts_along(): void {
		$html = do_blocks(
			'<!-- wp:rueda/contact-form {"formId":' . $this->make_form(
				[
					[
						'type'    => 'radio',
						'name'    => 'f',
						'label'   => 'A<script>x</script>',
						'help'    => '<img src=x onerror=alert(1)>',
						'choices' => [ [ 'label' => '"><script>y</script>' ] ],
					],
					[ 'type' => 'acceptance', 'name' => 'a', 'conditionText' => '<a href="javascript:x()">p</a>' ],
				]
			) . '} /-->'
		);

		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( 'onerror=', $html );
		self::assertStringNotContainsString( 'javascript:', $html );
	}
}
